/// Undo and redo of everything a member changed, 100 steps, across restarts.
public protocol ActionHistory: Sendable {
    /// Takes the newest step back; answers it, or nil when there is none.
    func undo(for profile: Identifier<Profile>) async throws -> RecordedAction?
    /// Does the step taken back last once more; answers it, or nil when there is none.
    func redo(for profile: Identifier<Profile>) async throws -> RecordedAction?
}
