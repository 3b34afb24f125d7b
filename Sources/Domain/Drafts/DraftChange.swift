/// What is to become of the draft of a form about something.
public struct DraftChange: Hashable, Sendable {
    /// The form it belongs to.
    public let form: String
    /// The id of what the form edits; empty for something new.
    public let subject: String
    /// What is kept in the place of the one before; nil where it goes.
    public let draft: Draft?

    /// Keeps a draft.
    public init(keeping draft: Draft) {
        (form, subject, self.draft) = (draft.form, draft.subject, draft)
    }

    /// Forgets what was kept.
    public init(forgetting form: String, about subject: String) {
        (self.form, self.subject, draft) = (form, subject, nil)
    }

    /// Whether both are about the same form and subject.
    public func isAboutSame(as other: DraftChange) -> Bool { form == other.form && subject == other.subject }
}

extension DraftRepository {
    /// Carries a change out.
    public func apply(_ change: DraftChange, of profile: Identifier<Profile>) async throws {
        if let draft = change.draft {
            try await keep(draft, of: profile)
        } else {
            try await forget(change.form, about: change.subject, of: profile)
        }
    }
}
