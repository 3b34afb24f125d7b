/// Undo and redo of a member's changes: 100 steps, across restarts.
package protocol ActionHistory: Sendable {
    /// Returns the undone step, or nil if there is none.
    func undo(for profile: Identifier<Profile>) async throws -> RecordedAction?
    /// Returns the redone step, or nil if there is none.
    func redo(for profile: Identifier<Profile>) async throws -> RecordedAction?
}
