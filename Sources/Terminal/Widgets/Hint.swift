/// A key and what it does, for the line at the bottom.
public struct Hint: Hashable, Sendable {
    /// The key as it is shown.
    public let key: String
    /// What it does.
    public let label: String
    /// Smaller stays longer when the line is narrow.
    public let priority: Int
    /// Which of the actions a click on it runs.
    public let action: Int

    /// Memberwise.
    public init(key: String, label: String, priority: Int, action: Int) {
        self.key = key
        self.label = label
        self.priority = priority
        self.action = action
    }
}
