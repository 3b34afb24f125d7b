package import Domain

package struct PickerRow: Hashable, Sendable, Identifiable {
    package let id: String
    package let name: String
    package let detail: String

    package init(id: String, name: String, detail: String = "") {
        self.id = id
        self.name = name
        self.detail = detail
    }

    package init(_ ingredient: Ingredient, _ strings: Strings) {
        self.init(
            id: ingredient.id.rawValue, name: ingredient.name[strings.language],
            detail: strings["category.\(ingredient.category.rawValue)"])
    }
}
