/// A question for one line of text.
public struct NamePrompt {
    /// The route of its box; it cannot be opened from outside.
    public let route: String
    /// The title of the box.
    public let title: String
    /// What stands before the field.
    public let label: String
    /// What stands in it at first.
    public let text: String
    /// The most characters.
    public let limit: Int
    /// Gets what was typed, never empty; the box is closed by then.
    public let onDone: @MainActor (String) -> Void

    /// Makes a question.
    public init(
        route: String, title: String, label: String, text: String, limit: Int,
        onDone: @escaping @MainActor (String) -> Void
    ) {
        self.route = route
        self.title = title
        self.label = label
        self.text = text
        self.limit = limit
        self.onDone = onDone
    }
}
