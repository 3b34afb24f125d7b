internal import Domain

/// The new work that a member began and did not save, in the store: it is there however the program ends. Of a guest
/// nothing is kept.
struct OwnWorkDrafts: Sendable {
    private static let form = "work"

    let repository: any DraftRepository
    let reader: @MainActor @Sendable () -> Reader
    let clock: any WallClock

    /// Nil for none, and for one that this program cannot read.
    func draft() async throws -> OwnWorkDraft? {
        guard let profile = await reader().profile else { return nil }
        return try await repository.draft(Self.form, about: "", of: profile).flatMap { OwnWorkDraft(text: $0.body) }
    }

    /// Keeps one in the place of the one before; nil forgets it.
    func keep(_ draft: OwnWorkDraft?) async throws {
        guard let profile = await reader().profile else { return }
        guard let draft else { return try await repository.forget(Self.form, about: "", of: profile) }
        try await repository.keep(
            Draft(
                form: Self.form, subject: "", title: draft.titleEnglish, body: draft.text, savedAt: clock.now()),
            of: profile)
    }
}
