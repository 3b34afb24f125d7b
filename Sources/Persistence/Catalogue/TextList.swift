/// Several texts in one column, with the record separator (U+001E) between them, which no text of ours holds.
enum TextList {
    private static let separator: Character = "\u{1E}"

    /// The column's text.
    static func text(_ texts: [String]) -> String {
        texts.map { $0.replacing("\u{1E}", with: " ") }.joined(separator: String(separator))
    }

    /// The texts of a column.
    static func texts(_ text: String) -> [String] {
        text.isEmpty ? [] : text.split(separator: separator, omittingEmptySubsequences: false).map(String.init)
    }
}
