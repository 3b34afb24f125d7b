/// Additional names in one column, one per line; null for none.
enum NameLines {
    static func text(_ names: [String]) -> String? { names.isEmpty ? nil : names.joined(separator: "\n") }

    static func names(_ text: String?) -> [String] { text?.split(separator: "\n").map(String.init) ?? [] }
}
