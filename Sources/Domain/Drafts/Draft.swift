/// What a member typed into a form and has not saved yet.
public struct Draft: Hashable, Sendable {
    /// The form it belongs to, `recipe`.
    public let form: String
    /// What the form was about, an id; empty for something new.
    public let subject: String
    /// What a list calls it.
    public let title: String
    /// The form's content, in its own words.
    public let body: String
    /// Seconds since 1970 UTC.
    public let savedAt: Int64

    /// Makes a draft.
    public init(form: String, subject: String, title: String, body: String, savedAt: Int64) {
        self.form = form
        self.subject = subject
        self.title = title
        self.body = body
        self.savedAt = savedAt
    }
}
