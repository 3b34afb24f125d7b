package import Domain

/// Keeps a member's form input until it is saved or discarded, however the program ends.
/// A failed write does not interrupt typing: it is retried with the next change and stays in memory meanwhile.
/// A guest's drafts are never written.
@MainActor
package final class DraftKeeper {
    /// The requested changes not written yet, oldest first.
    package private(set) var unwritten: [DraftChange] = []

    /// The changes that failed to write since the last change.
    private var refused: Set<DraftChange> = []
    private var changes = 0
    private let repository: any DraftRepository
    private let profile: Identifier<Profile>
    private let clock: any WallClock
    private let isLasting: Bool
    private let writing = LatestTask()

    package var now: Int64 { clock.now() }

    /// The drafts that are lost at exit because they cannot be written.
    package var unkept: [Draft] {
        unwritten.filter { !isLasting || refused.contains($0) }.compactMap(\.draft)
    }

    package init(
        repository: any DraftRepository, profile: Identifier<Profile>, clock: any WallClock, isLasting: Bool = true
    ) {
        self.repository = repository
        self.profile = profile
        self.clock = clock
        self.isLasting = isLasting
    }

    /// The latest draft of a form about a subject, written or not; nil for none.
    package func draft(_ form: String, about subject: String = "") async throws -> Draft? {
        if let change = pending(form, subject) { return change.draft }
        guard isLasting else { return nil }
        let seen = changes
        let draft = try await repository.draft(form, about: subject, of: profile)
        // The draft may have been changed, saved or discarded during the read, and that may be written by now.
        return changes == seen ? draft : try await self.draft(form, about: subject)
    }

    package func keep(_ body: String, in form: String, about subject: String = "", title: String = "") {
        add(
            DraftChange(
                keeping: Draft(form: form, subject: subject, title: title, body: body, savedAt: clock.now())))
    }

    package func forget(_ form: String, about subject: String = "") {
        add(DraftChange(forgetting: form, about: subject))
    }

    /// Cancels the current write, so that it cannot arrive after the caller's, and returns the unwritten changes.
    package func handOverUnwritten() -> [DraftChange] {
        writing.cancel()
        return unwritten
    }

    private func pending(_ form: String, _ subject: String) -> DraftChange? {
        unwritten.first { $0.form == form && $0.subject == subject }
    }

    private func add(_ change: DraftChange) {
        changes += 1
        refused = []
        unwritten.removeAll { $0.isAboutSame(as: change) }
        unwritten.append(change)
        write()
    }

    /// Writes the changes one by one. Retains the keeper until the last one is written.
    private func write() {
        guard isLasting, !writing.isRunning, let change = unwritten.first(where: { !refused.contains($0) }) else {
            return
        }
        writing.run { [repository, profile] in
            try await repository.apply(change, of: profile)
        } completion: { result in
            switch result {
            case .success: self.unwritten.removeAll { $0 == change }
            case .failure: self.refused.insert(change)
            }
            self.write()
        }
    }
}
