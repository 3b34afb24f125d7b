/// Something a member is told of a pull.
package enum PullRemark: Hashable, Sendable {
    /// What comes beside the recipes.
    package enum Part: String, CaseIterable, Sendable {
        case shelf
        case shopping
    }

    /// A part could not be had; the recipes came.
    case leftOut(Part, TransferProblem)
    /// A bottle of the shelf that nothing here is.
    case unknownBottle(String)
    /// Recipes that were changed here, and stayed as they are.
    case changedHere([String])
    /// Recipes that were removed here, and did not come back.
    case removedHere([String])
}
