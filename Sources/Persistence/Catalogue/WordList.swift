/// Several ids in one column, separated by spaces; ids never hold one.
enum WordList {
    /// The column's text.
    static func text(_ words: [String]) -> String { words.joined(separator: " ") }

    /// The words of a column.
    static func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
}
