/// Unsaved input of a form.
public struct Draft: Hashable, Sendable {
    /// The form it belongs to, such as `recipe`.
    public let form: String
    /// The id of what the form edits; empty for something new.
    public let subject: String
    /// Its title in a list.
    public let title: String
    /// The form's content, in the form's own encoding.
    public let body: String
    /// Seconds since 1970 UTC.
    public let savedAt: Int64

    /// Memberwise.
    public init(form: String, subject: String, title: String, body: String, savedAt: Int64) {
        self.form = form
        self.subject = subject
        self.title = title
        self.body = body
        self.savedAt = savedAt
    }
}
