package import Domain

package actor InMemoryDraftRepository: DraftRepository {
    /// What is kept, the newest last.
    package private(set) var drafts: [Draft] = []

    private var error: (any Error)?

    /// From now on writing fails with an error; nil ends that.
    package func fail(with error: (any Error)?) {
        self.error = error
    }

    /// Makes a repository with these drafts.
    package init(_ drafts: [Draft] = []) {
        self.drafts = drafts
    }

    package func draft(
        _ form: String, about subject: String, of profile: Identifier<Profile>
    ) async throws -> Draft? {
        drafts.first { $0.form == form && $0.subject == subject }
    }

    /// The drafts of a form, the newest first.
    package func drafts(_ form: String, of profile: Identifier<Profile>, limit: Int) async throws -> [Draft] {
        Array(drafts.reversed().filter { $0.form == form }.prefix(limit))
    }

    /// Keeps a draft in the place of the one before.
    package func keep(_ draft: Draft, of profile: Identifier<Profile>) async throws {
        if let error { throw error }
        drafts.removeAll { $0.form == draft.form && $0.subject == draft.subject }
        drafts.append(draft)
    }

    package func forget(_ form: String, about subject: String, of profile: Identifier<Profile>) async throws {
        if let error { throw error }
        drafts.removeAll { $0.form == form && $0.subject == subject }
    }
}
