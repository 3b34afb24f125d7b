/// A question for one line of text.
struct NamePrompt {
    /// The route of its box; it cannot be opened from outside.
    let route: String
    /// The title of the box.
    let title: String
    /// What stands before the field.
    let label: String
    /// What stands in it at first.
    let text: String
    /// The most characters.
    let limit: Int
    /// Gets what was typed, never empty; the box is closed by then.
    let onDone: @MainActor (String) -> Void
}
