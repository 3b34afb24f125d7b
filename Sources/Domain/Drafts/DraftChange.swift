package struct DraftChange: Hashable, Sendable {
    package let form: String
    package let subject: String
    /// The draft to keep in place of the previous one; nil to remove it.
    package let draft: Draft?

    package init(keeping draft: Draft) {
        (form, subject, self.draft) = (draft.form, draft.subject, draft)
    }

    package init(forgetting form: String, about subject: String) {
        (self.form, self.subject, draft) = (form, subject, nil)
    }

    package func isAboutSame(as other: DraftChange) -> Bool { form == other.form && subject == other.subject }
}

extension DraftRepository {
    package func apply(_ change: DraftChange, of profile: Identifier<Profile>) async throws {
        if let draft = change.draft {
            try await keep(draft, of: profile)
        } else {
            try await forget(change.form, about: change.subject, of: profile)
        }
    }
}
