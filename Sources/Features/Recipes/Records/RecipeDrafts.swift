import Domain

struct RecipeDrafts: Sendable {
    static let form = "recipe"

    let repository: any DraftRepository
    let profile: Identifier<Profile>

    /// Newest first.
    func newest(_ limit: Int) async throws -> [Draft] {
        try await repository.drafts(Self.form, of: profile, limit: limit)
    }

    func forget(about subject: RecipeSubject) async throws {
        try await repository.forget(Self.form, about: subject.draftKey, of: profile)
    }
}
