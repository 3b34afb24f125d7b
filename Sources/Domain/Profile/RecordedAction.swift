/// One step of a member's history, as a toast names it.
public struct RecordedAction: Hashable, Sendable {
    /// What was done: the key of its text, such as `bar.add`.
    public let kind: String
    /// The ids of what it was done to.
    public let subjects: [String]

    /// Memberwise.
    public init(kind: String, subjects: [String]) {
        self.kind = kind
        self.subjects = subjects
    }
}
