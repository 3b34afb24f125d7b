/// Unsaved input of a form.
package struct Draft: Hashable, Sendable {
    /// The form it belongs to, such as `recipe`.
    package let form: String
    /// The id of what the form edits; empty for something new.
    package let subject: String
    /// Its title in a list.
    package let title: String
    /// The form's content, in the form's own encoding.
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
