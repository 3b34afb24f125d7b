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

/// How many of a work's characters a reader has dug: "8 of 20".
public struct DigProgress: Hashable, Sendable {
    /// How many were dug.
    public let dug: Int
    /// The number of all characters.
    public let all: Int

    /// Memberwise.
    public init(dug: Int, all: Int) {
        self.dug = dug
        self.all = all
    }

    /// Whether nothing is left to dig.
    public var isComplete: Bool { all > 0 && dug >= all }
}
