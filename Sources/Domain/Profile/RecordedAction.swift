/// One step of a member's history, as a toast shows it.
package struct RecordedAction: Hashable, Sendable {
    /// The key of the text, such as `bar.add`.
    package let kind: String
    package let subjects: [String]

    package init(kind: String, subjects: [String]) {
        self.kind = kind
        self.subjects = subjects
    }
}
