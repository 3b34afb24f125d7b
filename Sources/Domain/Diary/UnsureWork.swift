package struct UnsureWork: Hashable, Sendable, Identifiable {
    package enum Reason: String, CaseIterable, Sendable {
        case unknown
        case otherYear = "other-year"
        case noYear = "no-year"
        case several
        /// The file has several works of this title and year.
        case severalInFile = "several-in-file"
    }

    package let clue: WorkClue
    package let reason: Reason
    /// Most likely first.
    package let candidates: [WorkReference]
    package let watchings: Int
    package let isWished: Bool

    package var id: String { clue.key }

    /// Whether the work can become the member's own without a question, since no work here can be it.
    package var isNew: Bool { reason == .unknown }
}

package struct WorkDecisions: Hashable, Sendable {
    package enum Decision: Hashable, Sendable {
        case work(Identifier<Work>)
        case create(year: Int = Work.unknownYear)
        case leaveOut
    }

    /// Whether works that match none here become the member's own; otherwise they are left out.
    package var createsNew: Bool
    /// Keyed by the clue's key.
    package var chosen: [String: Decision]

    package init(createsNew: Bool = false, chosen: [String: Decision] = [:]) {
        self.createsNew = createsNew
        self.chosen = chosen
    }

    package func decision(for unsure: UnsureWork) -> Decision? {
        if let decision = chosen[unsure.id] { return decision }
        guard createsNew, unsure.isNew else { return nil }
        return .create(year: unsure.clue.year ?? Work.unknownYear)
    }
}
