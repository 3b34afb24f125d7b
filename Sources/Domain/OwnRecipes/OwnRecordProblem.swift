package enum OwnRecordProblem: Error, Hashable, Sendable {
    case noName
    case noLines
    case unknownIngredient(String)
    case unknownGlass(String)
    /// The record is its own ancestor, or is made from itself.
    case cycle(String)
    /// The parent is a brand, which cannot have children.
    case belowBrand(String)
    case ofAnother(id: String)
    case ofCatalogue(id: String)
    case inUse(id: String, drinks: Int)
    case sameIngredient(String)
    case unknown(id: String)
    case notTaken(String)
}
