/// Undoes and redoes a member's changes: up to 100 steps, across restarts.
package protocol ActionHistory: Sendable {
    /// Returns the number of the step that would be undone next; nil for none. Later steps have larger numbers.
    func newestStep(for profile: Identifier<Profile>) async throws -> Int64?
    func undo(for profile: Identifier<Profile>) async throws -> RecordedAction?
    func redo(for profile: Identifier<Profile>) async throws -> RecordedAction?
}
