/// The interface's own words in one language, by key.
///
/// A key that is missing answers itself, so that a screen stays readable; a test over the sources keeps the
/// tables complete. Placeholders are `%1`, `%2` … so that a translation may change their order. Korean particles
/// that depend on what fills a placeholder are written in both forms, `%1{으로|로}`.
public struct Strings: Sendable {
    /// The language of the table.
    public let language: Language
    private let table: [String: String]

    /// Makes a table.
    public init(language: Language, table: [String: String]) {
        self.language = language
        self.table = table
    }

    /// The text of a key.
    public subscript(key: String) -> String {
        table[key] ?? key
    }

    /// The text of a key with its placeholders filled in.
    public func callAsFunction(_ key: String, _ arguments: String...) -> String {
        var text = self[key]
        for (index, argument) in arguments.enumerated().reversed() {
            text = text.replacing("%\(index + 1)", with: argument)
        }
        return language == .korean ? KoreanParticle.resolve(text) : text
    }

    /// The text for a count: the key with `.one` where the count is 1 and the table has it, else the key itself;
    /// `%1` is the count.
    public func counted(_ key: String, _ count: Int, _ more: String...) -> String {
        let single = table["\(key).one"]
        var text = count == 1 ? single ?? self[key] : self[key]
        for (index, argument) in more.enumerated().reversed() {
            text = text.replacing("%\(index + 2)", with: argument)
        }
        text = text.replacing("%1", with: String(count))
        return language == .korean ? KoreanParticle.resolve(text) : text
    }
}
