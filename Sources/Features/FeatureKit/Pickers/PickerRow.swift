package import Domain

/// Something that can be chosen from a search.
package struct PickerRow: Hashable, Sendable, Identifiable {
    /// What is handed on when it is chosen.
    package let id: String
    package let name: String
    /// What helps to tell it from others.
    package let detail: String

    package init(id: String, name: String, detail: String = "") {
        self.id = id
        self.name = name
        self.detail = detail
    }

    /// An ingredient, told from others by its category.
    package init(_ ingredient: Ingredient, _ strings: Strings) {
        self.init(
            id: ingredient.id.rawValue, name: ingredient.name[strings.language],
            detail: strings["category.\(ingredient.category.rawValue)"])
    }
}
