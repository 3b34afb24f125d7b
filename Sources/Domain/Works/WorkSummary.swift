/// What a list shows of a work.
public struct WorkSummary: Hashable, Sendable, Identifiable {
    /// The work.
    public let work: WorkReference
    /// How many of its characters the reader has dug.
    public let progress: DigProgress

    /// Memberwise.
    public init(work: WorkReference, progress: DigProgress) {
        self.work = work
        self.progress = progress
    }

    /// The work's id.
    public var id: Identifier<Work> { work.id }
}
