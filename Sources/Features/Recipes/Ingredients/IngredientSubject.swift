import Domain

enum IngredientSubject: Hashable, Sendable {
    case new(name: String)
    case own(Identifier<Ingredient>)

    var draftKey: String {
        switch self {
        case .new(let name): "new \(name)"
        case .own(let id): id.rawValue
        }
    }

    /// The route of its form, which cannot be opened from outside.
    var route: String {
        switch self {
        case .new: "edit/new-ingredient"
        case .own: "edit/ingredient"
        }
    }
}
