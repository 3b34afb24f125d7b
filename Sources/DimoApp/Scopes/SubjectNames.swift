internal import Domain

/// The names of what a step of the history was about; what nothing has the id of keeps it.
struct SubjectNames: Sendable {
    let ingredients: any IngredientRepository
    let language: Language

    func names(of ids: [String]) async throws -> [String] {
        let known = try await ingredients.ingredients(ids.map { Identifier($0) })
        return ids.map { known[Identifier($0)]?.name[language] ?? $0 }
    }
}
