package enum PullRemark: Hashable, Sendable {
    package enum Part: String, CaseIterable, Sendable {
        case shelf
        case shopping
    }

    /// A part failed; the recipes were imported.
    case leftOut(Part, TransferProblem)
    case unknownBottle(String)
    case changedHere([String])
    case removedHere([String])
}
