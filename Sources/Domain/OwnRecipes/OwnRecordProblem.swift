/// Why a record cannot be stored.
package enum OwnRecordProblem: Error, Hashable, Sendable {
    case noName
    /// A drink has no required line.
    case noLines
    /// It names an unknown ingredient.
    case unknownIngredient(String)
    /// It names an unknown glass.
    case unknownGlass(String)
    /// It is its own ancestor, or is made from itself.
    case cycle(String)
    /// Its parent is a brand, which cannot have anything below it.
    case belowBrand(String)
    /// The record with this id belongs to another member.
    case ofAnother(id: String)
    case ofCatalogue(id: String)
    /// This many recipes use it.
    case inUse(id: String, drinks: Int)
    /// It is to be merged into itself.
    case sameIngredient(String)
    /// No own record has this id.
    case unknown(id: String)
    /// Nothing of that name was taken for the ingredient.
    case notTaken(String)
}
