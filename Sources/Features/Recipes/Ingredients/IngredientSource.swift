import Domain
import FeatureKit

struct IngredientSource: Sendable {
    let ingredients: any IngredientRepository
    /// The meanings of names as shops and files write them.
    let meaning: NameMeaning
    let strings: Strings

    /// Returns the name a row adds; nil for an existing ingredient. No id begins with a colon.
    static func newName(in row: PickerRow) -> String? {
        row.id.hasPrefix(":") ? String(row.id.dropFirst()) : nil
    }

    func row(_ ingredient: Ingredient) -> PickerRow { PickerRow(ingredient, strings) }

    func source(mayCreate: Bool) -> PickerSource {
        PickerSource(
            title: strings["picker.title"], placeholder: strings["picker.placeholder"],
            empty: strings["form.nothing-found"]
        ) { text in
            let found = try await self.found(text)
            let name = PlainText.line(text, limit: RecipeDraft.longestName)
            guard mayCreate, !name.isEmpty else { return found.map(row) }
            return found.map(row) + [PickerRow(id: ":\(name)", name: "+ \(strings("picker.create", name))")]
        }
    }

    /// Returns the ingredient of that name, then those whose names contain the text, then likely ones.
    private func found(_ text: String) async throws -> [Ingredient] {
        var found = try await ingredients.ingredients(matching: text, by: strings.language, limit: PickerSource.limit)
        let (meant, near) = try await meaning.of(text, isNearWanted: found.isEmpty)
        let known = try await ingredients.ingredients([meant].compactMap { $0 } + near)
        if let meant, let first = known[meant] { found = [first] + found.filter { $0.id != meant } }
        return found + near.compactMap { known[$0] }.filter { one in !found.contains { $0.id == one.id } }
    }
}

/// Resolves names as imports and the shell do; reads the names once.
actor NameMeaning {
    private let names: any KnownNames
    private var resolver: IngredientResolver?

    init(_ names: any KnownNames) { self.names = names }

    func of(
        _ text: String, isNearWanted: Bool
    ) async throws -> (meant: Identifier<Ingredient>?, near: [Identifier<Ingredient>]) {
        let line = PlainText.line(text, limit: RecipeDraft.longestName)
        guard !line.isEmpty else { return (nil, []) }
        if resolver == nil { resolver = try await names.known().resolver }
        guard let resolver else { return (nil, []) }
        let meant = resolver.match(line)?.ingredient
        return (meant, meant == nil && isNearWanted ? resolver.suggestions(for: line) : [])
    }
}
