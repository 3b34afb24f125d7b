/// A task that only one transaction does at a time, across all processes.
enum SharedTask: Int64, Sendable {
    case schema = 1
    case fold = 2
    case upkeep = 3
    /// Recomputing the counts from the votes; no vote is counted meanwhile.
    case recount = 4

    /// The key of the advisory lock; the prefix avoids clashes with other programs in the same database.
    var number: Int64 { 0x6469_6D6F_0000 + rawValue }
}
