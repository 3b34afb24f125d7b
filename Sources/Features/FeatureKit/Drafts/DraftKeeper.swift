package import Domain

/// Keeps what one person types into forms until it is saved or thrown away, however the program ends. What cannot be
/// written is no reason to stop them from writing: it is tried again with the next change, and stays while they are in.
/// Of a guest nothing is written.
@MainActor
package final class DraftKeeper {
    /// What was asked for and is not written yet, the oldest first.
    package private(set) var unwritten: [DraftChange] = []

    /// What could not be written since the last change.
    private var refused: Set<DraftChange> = []
    /// How often something was kept or forgotten.
    private var changes = 0
    private let repository: any DraftRepository
    private let profile: Identifier<Profile>
    private let clock: any WallClock
    private let isLasting: Bool
    private let writing = LatestTask()

    /// The time, as drafts have it.
    package var now: Int64 { clock.now() }

    /// What ends with the program: it cannot be written.
    package var unkept: [Draft] {
        unwritten.filter { !isLasting || refused.contains($0) }.compactMap(\.draft)
    }

    /// - Parameter isLasting: whether drafts are written at all; a guest's are not.
    package init(
        repository: any DraftRepository, profile: Identifier<Profile>, clock: any WallClock, isLasting: Bool = true
    ) {
        self.repository = repository
        self.profile = profile
        self.clock = clock
        self.isLasting = isLasting
    }

    /// The draft of a form about something as it was typed last, written or not; nil for none.
    package func draft(_ form: String, about subject: String = "") async throws -> Draft? {
        if let change = pending(form, subject) { return change.draft }
        guard isLasting else { return nil }
        let seen = changes
        let draft = try await repository.draft(form, about: subject, of: profile)
        // Somebody may have typed, saved or thrown away while it was read, and that may be written by now.
        return changes == seen ? draft : try await self.draft(form, about: subject)
    }

    /// Keeps a draft in the place of the one before.
    package func keep(_ body: String, in form: String, about subject: String = "", title: String = "") {
        add(
            DraftChange(
                keeping: Draft(form: form, subject: subject, title: title, body: body, savedAt: clock.now())))
    }

    /// Forgets a draft: it was saved or thrown away.
    package func forget(_ form: String, about subject: String = "") {
        add(DraftChange(forgetting: form, about: subject))
    }

    /// What is not written yet, for somebody who writes it at once: what was on its way is called off, so that it cannot
    /// arrive after it.
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

    /// Writes one after the other; the keeper is held until its last word is written.
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
