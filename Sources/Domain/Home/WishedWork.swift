/// A work with the number of members of a type who wish to watch it.
public struct WishedWork: Hashable, Sendable {
    /// The work.
    public let work: WorkSummary
    /// How many.
    public let wishes: Int

    /// Memberwise.
    public init(work: WorkSummary, wishes: Int) {
        self.work = work
        self.wishes = wishes
    }
}
