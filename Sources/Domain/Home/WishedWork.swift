/// A work with how many members of a type wish for it.
public struct WishedWork: Hashable, Sendable {
    /// The work.
    public let work: WorkSummary
    /// How many.
    public let wishes: Int

    /// Makes a row.
    public init(work: WorkSummary, wishes: Int) {
        self.work = work
        self.wishes = wishes
    }
}
