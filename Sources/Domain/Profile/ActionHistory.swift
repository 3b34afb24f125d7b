/// Undoes and redoes a member's changes: up to 100 steps, across restarts.
package protocol ActionHistory: Sendable {
    func undo(for profile: Identifier<Profile>) async throws -> RecordedAction?
    func redo(for profile: Identifier<Profile>) async throws -> RecordedAction?
}
