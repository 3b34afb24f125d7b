/// A key and what it does, for the footer.
public struct Hint: Hashable, Sendable {
    /// As shown.
    public let key: String
    /// What it does.
    public let label: String
    /// Hints with smaller numbers stay longer on a narrow line.
    public let priority: Int
    /// The index of the action that a click runs.
    public let action: Int

    /// Memberwise.
    public init(key: String, label: String, priority: Int, action: Int) {
        self.key = key
        self.label = label
        self.priority = priority
        self.action = action
    }
}
