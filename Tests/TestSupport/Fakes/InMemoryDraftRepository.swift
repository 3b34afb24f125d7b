public import Domain

/// Drafts in memory.
public actor InMemoryDraftRepository: DraftRepository {
    /// What is kept, the newest last.
    public private(set) var drafts: [Draft] = []

    private var error: (any Error)?

    /// From now on writing fails with an error; nil ends that.
    public func fail(with error: (any Error)?) {
        self.error = error
    }

    /// Makes a repository with these drafts.
    public init(_ drafts: [Draft] = []) {
        self.drafts = drafts
    }

    /// The draft of a form about something.
    public func draft(
        _ form: String, about subject: String, of profile: Identifier<Profile>
    ) async throws -> Draft? {
        drafts.first { $0.form == form && $0.subject == subject }
    }

    /// The drafts of a form, the newest first.
    public func drafts(_ form: String, of profile: Identifier<Profile>, limit: Int) async throws -> [Draft] {
        Array(drafts.reversed().filter { $0.form == form }.prefix(limit))
    }

    /// Keeps a draft in the place of the one before.
    public func keep(_ draft: Draft, of profile: Identifier<Profile>) async throws {
        if let error { throw error }
        drafts.removeAll { $0.form == draft.form && $0.subject == draft.subject }
        drafts.append(draft)
    }

    /// Forgets a draft.
    public func forget(_ form: String, about subject: String, of profile: Identifier<Profile>) async throws {
        if let error { throw error }
        drafts.removeAll { $0.form == form && $0.subject == subject }
    }
}
