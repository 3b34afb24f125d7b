/// Several ids in one column, separated by spaces, which no id contains.
enum WordList {
    static func text(_ words: [String]) -> String { words.joined(separator: " ") }

    static func words(_ text: String) -> [String] {
        text.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
    }
}
