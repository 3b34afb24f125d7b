/// Why a record cannot be kept.
public enum OwnRecordProblem: Error, Hashable, Sendable {
    /// It has no name.
    case noName
    /// A drink names nothing that must be in it.
    case noLines
    /// It names an ingredient that nobody has.
    case unknownIngredient(String)
    /// It names a glass that nobody has.
    case unknownGlass(String)
    /// It stands, over some others, below itself: as a kind of itself, or made from itself.
    case cycle(String)
    /// It stands below a brand, which has nothing below it.
    case belowBrand(String)
    /// Another member added what has this id.
    case ofAnother(id: String)
    /// It belongs to the catalogue.
    case ofCatalogue(id: String)
    /// So many recipes name it.
    case inUse(id: String, drinks: Int)
    /// There is no own record of this id.
    case unknown(id: String)
}
