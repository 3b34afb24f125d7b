internal import Domain

/// The names of what a step of the history was about; what nothing has the id of keeps it.
struct SubjectNames: Sendable {
    let drinks: any DrinkRepository
    let ingredients: any IngredientRepository
    let community: CommunityRepositories
    /// Whose history it is: what came from a community has a name for its members alone.
    let reader: Reader
    let strings: Strings

    private static let named = ["recipe.", "ingredient.", "collection.", "city."]

    func names(of action: RecordedAction) async throws -> [String] {
        let ids = action.subjects
        let language = strings.language
        // What may be gone by now has its name with it, in both languages.
        if Self.named.contains(where: action.kind.hasPrefix) {
            return ids.map { text in
                let names = text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
                return names[language == .korean ? names.count - 1 : 0]
            }
        }
        if ["drink.", "log.", "party."].contains(where: action.kind.hasPrefix) {
            let found = try await drinks.drinks(with: ids.map { Identifier($0) }).map { ($0.id.rawValue, $0.name) }
            let names = Dictionary(found, uniquingKeysWith: { first, _ in first })
            return ids.map { names[$0]?[language] ?? $0 }
        }
        if ["work.", "watched."].contains(where: action.kind.hasPrefix) {
            let found = try await community.works.works(ids.map { Identifier($0) }, for: reader)
            let names = Dictionary(
                found.map { ($0.id.rawValue, $0.work.title) }, uniquingKeysWith: { first, _ in first })
            return ids.map { names[$0]?[language] ?? $0 }
        }
        if ["dig.", "character.", "review.", "comment."].contains(where: action.kind.hasPrefix) {
            let found = try await community.characters.characters(ids.map { Identifier($0) }, for: reader)
            let names = Dictionary(found.map { ($0.id.rawValue, $0.name) }, uniquingKeysWith: { first, _ in first })
            return ids.map { names[$0]?[language] ?? $0 }
        }
        let known = try await ingredients.ingredients(ids.map { Identifier($0) })
        return ids.map { known[Identifier($0)]?.name[language] ?? $0 }
    }
}
