/// Undoes and redoes a member's changes: up to 100 steps, across restarts.
package protocol ActionHistory: Sendable {
    /// Returns the number of the step that would be undone next; nil for none. Later steps have larger numbers.
    func newestStep(for profile: Identifier<Profile>) async throws -> Int64?
    func undo(for profile: Identifier<Profile>) async throws -> RecordedAction?
    func redo(for profile: Identifier<Profile>) async throws -> RecordedAction?
}

/// One step of a member's history, as a toast shows it.
package struct RecordedAction: Hashable, Sendable {
    /// The key of the text, such as `bar.add`.
    package let kind: String
    package let subjects: [String]
    /// When the step was first done, in seconds since 1970; nil if unknown.
    package let moment: Int64?

    package init(kind: String, subjects: [String], moment: Int64? = nil) {
        self.kind = kind
        self.subjects = subjects
        self.moment = moment
    }
}
