/// What a list shows of a work.
package struct WorkSummary: Hashable, Sendable, Identifiable {
    package let work: WorkReference
    /// How many of its characters the reader has dug.
    package let progress: DigProgress

    package init(work: WorkReference, progress: DigProgress) {
        self.work = work
        self.progress = progress
    }

    /// The work's id.
    package var id: Identifier<Work> { work.id }
}

/// How many of a work's characters a reader has dug: "8 of 20".
package struct DigProgress: Hashable, Sendable {
    /// How many were dug.
    package let dug: Int
    /// The number of all characters.
    package let all: Int

    package init(dug: Int, all: Int) {
        self.dug = dug
        self.all = all
    }

    /// Whether nothing is left to dig.
    package var isComplete: Bool { all > 0 && dug >= all }
}
