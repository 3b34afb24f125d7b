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
