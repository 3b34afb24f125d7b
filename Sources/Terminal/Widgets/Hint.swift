/// A key and what it does, for the line at the bottom.
@MainActor
public struct Hint {
    /// The key as it is shown.
    public let key: String
    /// What it does.
    public let label: String
    /// Smaller stays longer when the line is narrow.
    public let priority: Int
    /// What a click on it does.
    public let action: () -> Void

    /// Makes a hint.
    public init(key: String, label: String, priority: Int, action: @escaping () -> Void) {
        self.key = key
        self.label = label
        self.priority = priority
        self.action = action
    }
}
