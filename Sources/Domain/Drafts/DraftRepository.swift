/// What members typed and did not save, kept over restarts: one draft a form and subject.
public protocol DraftRepository: Sendable {
    /// The draft of a form about something; nil where there is none.
    func draft(_ form: String, about subject: String, of profile: Identifier<Profile>) async throws -> Draft?
    /// The drafts of a form, the newest first, at most `limit`.
    func drafts(_ form: String, of profile: Identifier<Profile>, limit: Int) async throws -> [Draft]
    /// Keeps a draft in the place of the one before.
    func keep(_ draft: Draft, of profile: Identifier<Profile>) async throws
    /// Forgets a draft.
    func forget(_ form: String, about subject: String, of profile: Identifier<Profile>) async throws
}
