extension LocalizedText {
    /// Creates a text typed in one or both languages; nil if both are empty. An empty language shows the other one and
    /// stays empty in the form.
    package static func typed(_ english: String, _ korean: String, limit: Int = 2_000) -> LocalizedText? {
        let english = PlainText.line(english, limit: limit)
        let korean = PlainText.line(korean, limit: limit)
        return english.isEmpty && korean.isEmpty ? nil : LocalizedText(english: english, korean: korean)
    }

    /// Creates a text typed in one or both languages, each filling in for the other; nil if both are empty.
    package static func either(_ english: String, _ korean: String, limit: Int = 2_000) -> LocalizedText? {
        let english = PlainText.line(english, limit: limit)
        let korean = PlainText.line(korean, limit: limit)
        guard !english.isEmpty || !korean.isEmpty else { return nil }
        return LocalizedText(
            english: english.isEmpty ? korean : english, korean: korean.isEmpty ? english : korean)
    }
}
