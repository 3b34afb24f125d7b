import Foundation

package struct Draft: Hashable, Sendable {
    package let form: String
    /// The id of the form's subject; empty for a new one.
    package let subject: String
    package let title: String
    package let body: String
    /// Seconds since 1970 UTC.
    package let savedAt: Int64

    package init(form: String, subject: String, title: String, body: String, savedAt: Int64) {
        self.form = form
        self.subject = subject
        self.title = title
        self.body = body
        self.savedAt = savedAt
    }
}

package struct DraftChange: Hashable, Sendable {
    package let form: String
    package let subject: String
    /// The draft to keep in place of the previous one; nil to remove it.
    package let draft: Draft?

    package init(keeping draft: Draft) { (form, subject, self.draft) = (draft.form, draft.subject, draft) }

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

/// Unsaved form input that survives restarts: one draft per form and subject.
package protocol DraftRepository: Sendable {
    func draft(_ form: String, about subject: String, of profile: Identifier<Profile>) async throws -> Draft?
    /// The drafts of a form, newest first.
    func drafts(_ form: String, of profile: Identifier<Profile>, limit: Int) async throws -> [Draft]
    func keep(_ draft: Draft, of profile: Identifier<Profile>) async throws
    func forget(_ form: String, about subject: String, of profile: Identifier<Profile>) async throws
}

/// The text in which a form's content is kept: JSON with sorted keys, so that equal content gives equal text.
package enum DraftText {
    /// Empty if the content cannot be encoded, which never happens for drafts.
    package static func encode(_ content: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(content)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    package static func decode<Content: Decodable>(_ type: Content.Type, from text: String) -> Content? {
        try? JSONDecoder().decode(type, from: Data(text.utf8))
    }
}
