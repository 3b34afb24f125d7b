package struct WorkSummary: Hashable, Sendable, Identifiable {
    package let work: WorkReference
    package let progress: DigProgress

    package init(work: WorkReference, progress: DigProgress) {
        self.work = work
        self.progress = progress
    }

    package var id: Identifier<Work> { work.id }
}

/// The number of a work's characters that a viewer has dug: "8 of 20".
package struct DigProgress: Hashable, Sendable {
    package let dug: Int
    package let all: Int

    package init(dug: Int, all: Int) {
        self.dug = dug
        self.all = all
    }

    package var isComplete: Bool { all > 0 && dug >= all }
}
