/// How a bar matches a line of a recipe. The whole program decides ownership by this alone.
package enum LineStatus: Hashable, Sendable {
    /// The ingredient itself is in the bar.
    case exact
    /// Something below it in the tree is: a London dry gin for gin.
    case kind(by: Identifier<Ingredient>)
    /// A substitute is, named by the recipe, the member or the general table.
    case substitute(by: Identifier<Ingredient>, origin: SubstituteOrigin)
    /// It can be made from what is in the bar: lime juice from limes.
    case made(from: [Identifier<Ingredient>])
    case missing

    /// Whether the line is met.
    package var isMet: Bool { self != .missing }

    /// What in the bar matches a line for this ingredient.
    package func sources(of ingredient: Identifier<Ingredient>) -> [Identifier<Ingredient>] {
        switch self {
        case .exact: [ingredient]
        case .kind(let owned), .substitute(let owned, _): [owned]
        case .made(let parts): parts
        case .missing: []
        }
    }

    /// The word in the output of commands.
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

/// Who allows a substitute.
package enum SubstituteOrigin: String, Sendable {
    /// The recipe's line.
    case recipe
    case member
    /// The general table of the catalogue.
    case global
}
