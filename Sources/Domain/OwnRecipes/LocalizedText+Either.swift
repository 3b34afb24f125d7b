extension LocalizedText {
    /// A text typed in one language or both: where one is empty, the other counts for it; nil where both are.
    public static func either(_ english: String, _ korean: String, limit: Int = 2_000) -> LocalizedText? {
        let english = PlainText.line(english, limit: limit)
        let korean = PlainText.line(korean, limit: limit)
        guard !english.isEmpty || !korean.isEmpty else { return nil }
        return LocalizedText(
            english: english.isEmpty ? korean : english, korean: korean.isEmpty ? english : korean)
    }
}
