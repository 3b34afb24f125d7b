extension LocalizedText {
    /// A text typed in one language or both, each kept as typed; nil if both are empty. What is empty is shown in the
    /// other language and stays empty in the form.
    package static func typed(_ english: String, _ korean: String, limit: Int = 2_000) -> LocalizedText? {
        let english = PlainText.line(english, limit: limit)
        let korean = PlainText.line(korean, limit: limit)
        return english.isEmpty && korean.isEmpty ? nil : LocalizedText(english: english, korean: korean)
    }

    /// A text typed in one language or both: each fills in for the other; nil if both are empty.
    package static func either(_ english: String, _ korean: String, limit: Int = 2_000) -> LocalizedText? {
        let english = PlainText.line(english, limit: limit)
        let korean = PlainText.line(korean, limit: limit)
        guard !english.isEmpty || !korean.isEmpty else { return nil }
        return LocalizedText(
            english: english.isEmpty ? korean : english, korean: korean.isEmpty ? english : korean)
    }
}
