import Domain

/// A text that a community rejected, or that lost against a later one, by its subject.
struct KeptText: Sendable {
    let drafts: any DraftRepository
    let member: @MainActor @Sendable () -> Author

    func text(about subject: WritingSubject) async throws -> String? {
        try await drafts.draft(subject.kind.rawValue, about: subject.keptKey, of: await member().id)?.body
    }

    /// Removes the text, which is settled once something was posted.
    func forget(about subject: WritingSubject) async throws {
        try await drafts.forget(subject.kind.rawValue, about: subject.keptKey, of: await member().id)
    }
}
