/// A question for one line of text.
package struct NamePrompt {
    /// The route of its modal; it cannot be opened from outside.
    package let route: String
    /// The title of the modal.
    package let title: String
    /// What stands before the field.
    package let label: String
    /// What stands in it at first.
    package let text: String
    /// The most characters.
    package let limit: Int
    /// Why a line cannot be taken, to be shown below it; nil where it can.
    package let flaw: @MainActor (String) -> String?
    /// Gets what was typed, never empty and without a flaw; the modal is closed by then.
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
