/// One step of a member's history, as a toast shows it.
public struct RecordedAction: Hashable, Sendable {
    /// The key of its text, such as `bar.add`.
    public let kind: String
    /// The ids of what changed.
    public let subjects: [String]

    /// Memberwise.
    public init(kind: String, subjects: [String]) {
        self.kind = kind
        self.subjects = subjects
    }
}
