/// Unsaved form input that survives restarts: one draft per form and subject.
package protocol DraftRepository: Sendable {
    func draft(_ form: String, about subject: String, of profile: Identifier<Profile>) async throws -> Draft?
    /// The drafts of a form, newest first.
    func drafts(_ form: String, of profile: Identifier<Profile>, limit: Int) async throws -> [Draft]
    func keep(_ draft: Draft, of profile: Identifier<Profile>) async throws
    func forget(_ form: String, about subject: String, of profile: Identifier<Profile>) async throws
}
