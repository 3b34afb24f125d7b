internal import Domain

/// The texts that a member began and did not post, in the store: they are there however the program ends. Of a guest
/// nothing is kept.
struct WritingDrafts: Sendable {
    private static let form = "writing"
    /// Stands in the place of a title, which these have not.
    private static let spoiler = "spoiler"

    let repository: any DraftRepository
    let reader: @MainActor @Sendable () -> Reader
    let clock: any WallClock

    /// Nil for none.
    func draft(about subject: WritingSubject) async throws -> DraftStore.Draft? {
        guard let profile = await reader().profile else { return nil }
        return try await repository.draft(Self.form, about: subject.draftKey, of: profile).map {
            DraftStore.Draft(text: $0.body, isSpoiler: $0.title == Self.spoiler)
        }
    }

    /// Keeps one in the place of the one before; nil forgets it.
    func keep(_ draft: DraftStore.Draft?, about subject: WritingSubject) async throws {
        guard let profile = await reader().profile else { return }
        guard let draft else { return try await repository.forget(Self.form, about: subject.draftKey, of: profile) }
        try await repository.keep(
            Draft(
                form: Self.form, subject: subject.draftKey, title: draft.isSpoiler ? Self.spoiler : "",
                body: draft.text, savedAt: clock.now()),
            of: profile)
    }
}
