package import Domain

package actor InMemoryDraftRepository: DraftRepository {
    /// Newest last.
    package private(set) var drafts: [Draft] = []

    private var error: (any Error)?

    /// Makes writes fail with an error; nil ends that.
    package func fail(with error: (any Error)?) {
        self.error = error
    }

    package init(_ drafts: [Draft] = []) {
        self.drafts = drafts
    }

    package func draft(
        _ form: String, about subject: String, of profile: Identifier<Profile>
    ) async throws -> Draft? {
        drafts.first { $0.form == form && $0.subject == subject }
    }

    package func drafts(_ form: String, of profile: Identifier<Profile>, limit: Int) async throws -> [Draft] {
        Array(drafts.reversed().filter { $0.form == form }.prefix(limit))
    }

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
