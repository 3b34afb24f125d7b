import Domain

/// A text that a community did not take, or that lost against a later one, by what it was written about.
struct KeptText: Sendable {
    let drafts: any DraftRepository
    let member: @MainActor @Sendable () -> Author

    /// Nil for none.
    func text(about subject: WritingSubject) async throws -> String? {
        try await drafts.draft(subject.kind.rawValue, about: subject.keptKey, of: await member().id)?.body
    }

    /// Once something was posted, it is settled.
    func forget(about subject: WritingSubject) async throws {
        try await drafts.forget(subject.kind.rawValue, about: subject.keptKey, of: await member().id)
    }
}
