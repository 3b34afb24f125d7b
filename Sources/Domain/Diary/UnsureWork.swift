/// A work of a diary that could not be told for sure.
package struct UnsureWork: Hashable, Sendable, Identifiable {
    /// Why not.
    package enum Reason: String, CaseIterable, Sendable {
        /// Nothing here has its title.
        case unknown
        /// What has its title is of another year.
        case otherYear = "other-year"
        /// The file does not give the year.
        case noYear = "no-year"
        /// Several works here have its title and year.
        case several
        /// The file has several works of its title and year.
        case severalInFile = "several-in-file"
    }

    /// What the file says.
    package let clue: WorkClue
    /// Why it is unsure.
    package let reason: Reason
    /// What it may be, the likeliest first.
    package let candidates: [WorkReference]
    /// How many watchings wait for it.
    package let watchings: Int
    /// Whether a wish waits for it.
    package let isWished: Bool

    package init(clue: WorkClue, reason: Reason, candidates: [WorkReference], watchings: Int, isWished: Bool) {
        self.clue = clue
        self.reason = reason
        self.candidates = candidates
        self.watchings = watchings
        self.isWished = isWished
    }

    /// The clue's key.
    package var id: String { clue.key }

    /// Whether it can become a work of the member's own without a question: nothing here may be it.
    package var isNew: Bool { (reason == .unknown || reason == .otherYear) && clue.year != nil }
}

/// What becomes of the works that could not be told for sure.
package struct WorkDecisions: Hashable, Sendable {
    /// What becomes of one.
    package enum Decision: Hashable, Sendable {
        /// It is this one.
        case work(Identifier<Work>)
        /// It becomes a work of the member's own.
        case create(year: Int)
        case leaveOut
    }

    /// Whether those that nothing here may be become works of the member's own; else they are left out.
    package var createsNew: Bool
    /// By the clue's key.
    package var chosen: [String: Decision]

    /// Leaves all out by default.
    package init(createsNew: Bool = false, chosen: [String: Decision] = [:]) {
        self.createsNew = createsNew
        self.chosen = chosen
    }

    /// What was decided for a work.
    package func decision(for unsure: UnsureWork) -> Decision? {
        if let decision = chosen[unsure.id] { return decision }
        guard createsNew, unsure.isNew, let year = unsure.clue.year else { return nil }
        return .create(year: year)
    }
}
