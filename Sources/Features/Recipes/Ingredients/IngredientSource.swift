internal import Domain
internal import FeatureKit

/// Where ingredients are looked for, and what makes one that is not there.
struct IngredientSource: Sendable {
    let ingredients: any IngredientRepository
    let strings: Strings

    /// The name under which a row adds an ingredient; nil for one that is there. No id begins with a colon.
    static func newName(in row: PickerRow) -> String? {
        row.id.hasPrefix(":") ? String(row.id.dropFirst()) : nil
    }

    func row(_ ingredient: Ingredient) -> PickerRow {
        PickerRow(
            id: ingredient.id.rawValue, name: ingredient.name[strings.language],
            detail: strings["category.\(ingredient.category.rawValue)"])
    }

    func source(mayCreate: Bool) -> PickerSource {
        PickerSource(
            title: strings["picker.title"], placeholder: strings["picker.placeholder"],
            empty: strings["form.nothing-found"]
        ) { text in
            let found = try await ingredients.ingredients(
                matching: text, by: strings.language, limit: PickerSource.limit)
            let name = PlainText.line(text, limit: RecipeDraft.longestName)
            guard mayCreate, !name.isEmpty else { return found.map(row) }
            return found.map(row) + [PickerRow(id: ":\(name)", name: "+ \(strings("picker.create", name))")]
        }
    }
}
