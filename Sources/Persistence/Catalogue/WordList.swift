/// Several ids in one column, separated by spaces; ids never hold one.
enum WordList {
    /// The column's text.
    static func text(_ words: [String]) -> String { words.joined(separator: " ") }

    /// The words of a column.
    static func words(_ text: String) -> [String] {
        text.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
    }
}
