/// What a form is about: reads what stands in it and keeps what was answered.
@MainActor
protocol FormContent: Sendable {
    /// The name of the box.
    var title: String { get }
    /// What the form is about, to stand behind the name of the box; empty for nothing.
    func subject() async throws -> String
    /// The fields, filled with what is there now.
    func fields() async throws -> [FormField]
    /// Keeps the answers, by the fields' names.
    func save(_ values: [String: String]) async throws -> FormAnswer
}

extension FormContent {
    /// Nothing beside its name.
    func subject() async throws -> String { "" }
}
