/// A question for one line of text.
public struct NamePrompt {
    /// The route of its modal; it cannot be opened from outside.
    public let route: String
    /// The title of the modal.
    public let title: String
    /// What stands before the field.
    public let label: String
    /// What stands in it at first.
    public let text: String
    /// The most characters.
    public let limit: Int
    /// Why a line cannot be taken, to be shown below it; nil where it can.
    public let flaw: @MainActor (String) -> String?
    /// Gets what was typed, never empty and without a flaw; the modal is closed by then.
    public let onDone: @MainActor (String) -> Void

    /// Memberwise.
    public init(
        route: String, title: String, label: String, text: String, limit: Int,
        flaw: @escaping @MainActor (String) -> String? = { _ in nil }, onDone: @escaping @MainActor (String) -> Void
    ) {
        self.route = route
        self.title = title
        self.label = label
        self.text = text
        self.limit = limit
        self.flaw = flaw
        self.onDone = onDone
    }
}
