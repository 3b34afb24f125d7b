/// How a bar matches a line of a recipe. Nothing else in the program decides ownership.
package enum LineStatus: Hashable, Sendable {
    case exact
    /// An ingredient below it in the tree is in the bar: a London dry gin for gin.
    case kind(by: Identifier<Ingredient>)
    case substitute(by: Identifier<Ingredient>, origin: SubstituteOrigin)
    /// The ingredient can be made from the contents of the bar: lime juice from limes.
    case made(from: [Identifier<Ingredient>])
    case missing

    package var isMet: Bool { self != .missing }

    /// Whether the bar replaces the ingredient or makes it from other ingredients.
    package var isStandIn: Bool {
        switch self {
        case .substitute, .made: true
        case .exact, .kind, .missing: false
        }
    }

    package func sources(of ingredient: Identifier<Ingredient>) -> [Identifier<Ingredient>] {
        switch self {
        case .exact: [ingredient]
        case .kind(let owned), .substitute(let owned, _): [owned]
        case .made(let parts): parts
        case .missing: []
        }
    }

    package var code: String {
        switch self {
        case .exact: "exact"
        case .kind: "kind"
        case .substitute: "substitute"
        case .made: "made"
        case .missing: "missing"
        }
    }
}

package enum SubstituteOrigin: String, Sendable {
    case recipe
    case member
    case global
}
