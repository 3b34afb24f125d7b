public import Domain

/// Something that can be chosen from a search.
public struct PickerRow: Hashable, Sendable, Identifiable {
    /// What is handed on when it is chosen.
    public let id: String
    /// Its name.
    public let name: String
    /// What helps to tell it from others.
    public let detail: String

    /// A row.
    public init(id: String, name: String, detail: String = "") {
        self.id = id
        self.name = name
        self.detail = detail
    }

    /// An ingredient, told from others by its category.
    public init(_ ingredient: Ingredient, _ strings: Strings) {
        self.init(
            id: ingredient.id.rawValue, name: ingredient.name[strings.language],
            detail: strings["category.\(ingredient.category.rawValue)"])
    }
}
