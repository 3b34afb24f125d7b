/// One of the member's own works with little but a title, such as one imported from a diary.
package struct IncompleteWork: Hashable, Sendable, Identifiable {
    package let work: WorkReference
    package let otherTitles: [String]
    package let ids: [ExternalID]

    package init(work: WorkReference, otherTitles: [String] = [], ids: [ExternalID] = []) {
        self.work = work
        self.otherTitles = otherTitles
        self.ids = ids
    }

    package var id: Identifier<Work> { work.id }

    /// The facts to compare with a catalogue's entries. A diary does not distinguish animations from films.
    package var clue: WorkClue {
        WorkClue(
            title: work.title.english, otherTitles: [work.title.korean] + otherTitles, year: work.year,
            kind: work.kind, ids: ids.map(\.description))
    }
}

package struct CompletedWork: Hashable, Sendable {
    package let item: KeptItem
    /// Whether the work became part of one that was already here.
    package let isMerged: Bool
    /// The number of the step of the history; nil if nothing changed.
    package let step: Int64?

    package init(item: KeptItem, isMerged: Bool, step: Int64?) {
        self.item = item
        self.isMerged = isMerged
        self.step = step
    }
}

/// Thrown if the step to extend was undone.
package struct StepUndone: Error, Hashable, Sendable {
    package init() {}
}

package protocol WorkCompletionRepository: Sendable {
    /// The member's own works without characters, in the order they were added; without those looked for since
    /// `moment`, seconds since 1970 UTC.
    func incompleteWorks(
        of profile: Identifier<Profile>, lookedForBefore moment: Int64
    ) async throws -> [IncompleteWork]

    /// A work of the member's own, or one kept from a catalogue; nil for any other.
    func incompleteWork(_ id: Identifier<Work>, of profile: Identifier<Profile>) async throws -> IncompleteWork?

    /// Fills a work in place with the data of catalogues. If the work is already here under another id, merges it into
    /// that one. `found` is one work as reported by different catalogues, the preferred first; `step` is the step to
    /// extend, nil to begin one. Throws `StepUndone`, `NotFound`, `WorkMergeProblem`, `WorkProblem`, `StoreError`.
    func complete(
        _ work: Identifier<Work>, with found: [OnlineWork], of profile: Identifier<Profile>, at now: Int64,
        continuing step: Int64?
    ) async throws -> CompletedWork

    /// Notes that no catalogue has a work.
    func note(lookedFor work: Identifier<Work>, of profile: Identifier<Profile>, at now: Int64) async throws
}

package struct CompletionReport: Hashable, Sendable {
    package var total = 0
    /// Works filled with a catalogue's data.
    package var completed = 0
    /// Works that became part of one that was already here; counted in `completed`, too.
    package var merged = 0
    /// Works that no catalogue has, or that several entries match.
    package var missed = 0
    /// The problems that ended the requests to a catalogue early.
    package var problems: [OnlineProvider: OnlineProblem] = [:]
    /// Whether the step was undone meanwhile.
    package var isUndone = false

    package init() {}

    package var left: Int { total - completed - missed }
}
