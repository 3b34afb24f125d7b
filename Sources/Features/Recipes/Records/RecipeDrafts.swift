internal import Domain

/// The recipes a member began and did not save.
struct RecipeDrafts: Sendable {
    private static let form = "recipe"

    let repository: any DraftRepository
    let profile: Identifier<Profile>
    let clock: any WallClock

    /// The newest first.
    func newest(_ limit: Int) async throws -> [Draft] {
        try await repository.drafts(Self.form, of: profile, limit: limit)
    }

    /// Nil where none was kept.
    func draft(about subject: RecipeSubject) async throws -> Draft? {
        try await repository.draft(Self.form, about: subject.draftKey, of: profile)
    }

    func keep(_ draft: RecipeDraft, title: String, about subject: RecipeSubject) async throws {
        try await repository.keep(
            Draft(
                form: Self.form, subject: subject.draftKey, title: title, body: draft.text, savedAt: clock.now()),
            of: profile)
    }

    func forget(about subject: RecipeSubject) async throws {
        try await repository.forget(Self.form, about: subject.draftKey, of: profile)
    }
}
