internal import Domain

/// What the form of an ingredient is about.
enum IngredientSubject: Hashable, Sendable {
    /// A new one, under the name that was looked for.
    case new(name: String)
    /// One that the member added.
    case own(Identifier<Ingredient>)

    /// The route of its form; it cannot be opened from outside.
    var route: String {
        switch self {
        case .new: "edit/new-ingredient"
        case .own: "edit/ingredient"
        }
    }
}
