/// What is to become of the draft of a form about something.
package struct DraftChange: Hashable, Sendable {
    package let form: String
    /// The id of what the form edits; empty for something new.
    package let subject: String
    /// What is kept in the place of the one before; nil where it goes.
    package let draft: Draft?

    package init(keeping draft: Draft) {
        (form, subject, self.draft) = (draft.form, draft.subject, draft)
    }

    /// Forgets what was kept.
    package init(forgetting form: String, about subject: String) {
        (self.form, self.subject, draft) = (form, subject, nil)
    }

    /// Whether both are about the same form and subject.
    package func isAboutSame(as other: DraftChange) -> Bool { form == other.form && subject == other.subject }
}

extension DraftRepository {
    /// Carries a change out.
    package func apply(_ change: DraftChange, of profile: Identifier<Profile>) async throws {
        if let draft = change.draft {
            try await keep(draft, of: profile)
        } else {
            try await forget(change.form, about: change.subject, of: profile)
        }
    }
}
