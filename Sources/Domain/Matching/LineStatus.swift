/// How a bar meets a line of a recipe. Everywhere in the program this is the only word on ownership.
public enum LineStatus: Hashable, Sendable {
    /// The very ingredient is there.
    case exact
    /// Something below it in the tree is: a London dry gin for gin.
    case kind(by: Identifier<Ingredient>)
    /// A stand-in is, named by the recipe, the member or the general table.
    case substitute(by: Identifier<Ingredient>, origin: SubstituteOrigin)
    /// It can be made from what is there: lime juice from limes.
    case made(from: [Identifier<Ingredient>])
    /// It is not there.
    case missing

    /// Whether the line is met.
    public var isMet: Bool { self != .missing }

    /// The things in the bar that meet a line that asks for an ingredient.
    public func sources(of ingredient: Identifier<Ingredient>) -> [Identifier<Ingredient>] {
        switch self {
        case .exact: [ingredient]
        case .kind(let owned), .substitute(let owned, _): [owned]
        case .made(let parts): parts
        case .missing: []
        }
    }

    /// The word commands use.
    public var code: String {
        switch self {
        case .exact: "exact"
        case .kind: "kind"
        case .substitute: "substitute"
        case .made: "made"
        case .missing: "missing"
        }
    }
}
