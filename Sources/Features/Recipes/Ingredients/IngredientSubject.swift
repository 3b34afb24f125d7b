import Domain

/// What the form of an ingredient is about.
enum IngredientSubject: Hashable, Sendable {
    /// A new one, under the name that was looked for.
    case new(name: String)
    /// One that the member added.
    case own(Identifier<Ingredient>)

    /// Under which its draft is kept.
    var draftKey: String {
        switch self {
        case .new(let name): "new \(name)"
        case .own(let id): id.rawValue
        }
    }

    /// The route of its form; it cannot be opened from outside.
    var route: String {
        switch self {
        case .new: "edit/new-ingredient"
        case .own: "edit/ingredient"
        }
    }
}
