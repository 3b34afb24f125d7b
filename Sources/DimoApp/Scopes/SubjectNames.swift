import Domain

/// The names of an action's subjects; an id without a match stays as it is.
struct SubjectNames: Sendable {
    let drinks: any DrinkRepository
    let ingredients: any IngredientRepository
    let community: CommunityRepositories
    /// The owner of the history: names from a community are for its members alone.
    let viewer: Viewer
    let strings: Strings

    func names(of action: RecordedAction) async throws -> [String] {
        let subjects = action.subjects.map { Self.written($0, in: strings.language) }
        let ids = zip(action.subjects, subjects).compactMap { $1 == nil ? $0 : nil }
        let known = ids.isEmpty ? [:] : try await names(of: ids, in: action.kind)
        return zip(action.subjects, subjects).map { id, written in
            written ?? known[id]?[strings.language] ?? id
        }
    }

    /// Subjects that may be gone have their names recorded, in both languages. Nil for an id.
    private static func written(_ subject: String, in language: Language) -> String? {
        let names = subject.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard names.count > 1 else { return nil }
        return names[language == .korean ? names.count - 1 : 0]
    }

    private func names(of ids: [String], in kind: String) async throws -> [String: LocalizedText] {
        let found: [(String, LocalizedText)] =
            switch kind.prefix(while: { $0 != "." }) {
            // An earlier version recorded a single name.
            case "recipe", "ingredient", "collection", "city": []
            case "drink", "log", "party":
                try await drinks.drinks(with: ids.map { Identifier($0) }).map { ($0.id.rawValue, $0.name) }
            case "work", "watched":
                try await community.works.works(ids.map { Identifier($0) }, for: viewer).map {
                    ($0.id.rawValue, $0.work.title)
                }
            case "dig", "character", "review", "comment":
                try await community.characters.characters(ids.map { Identifier($0) }, for: viewer).map {
                    ($0.id.rawValue, $0.name)
                }
            default:
                try await ingredients.ingredients(ids.map { Identifier($0) }).values.map { ($0.id.rawValue, $0.name) }
            }
        return Dictionary(firstOf: found)
    }
}
