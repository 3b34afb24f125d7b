package struct NamePrompt {
    package let route: String
    package let title: String
    package let label: String
    package let text: String
    /// The maximum number of characters.
    package let limit: Int
    /// Describes why a line is invalid; nil if it is valid. The text appears below the field.
    package let flaw: @MainActor (String) -> String?
    /// Receives the line, never empty or invalid, after the modal has closed.
    package let onDone: @MainActor (String) -> Void

    package init(
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
