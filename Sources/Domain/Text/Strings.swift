internal import Synchronization

/// The interface's own words in one language, by key.
///
/// A key that is missing answers itself, so that a screen stays readable; a test over the sources keeps the
/// tables complete. Placeholders are `%1`, `%2` … so that a translation may change their order. Korean particles
/// that depend on what fills a placeholder are written in both forms, `%1{으로|로}`.
///
/// Copies share one table: when the language is changed, all who hold the words speak the new one at once.
public struct Strings: Sendable {
    private struct Words {
        var language: Language
        var table: [String: String]
    }

    private final class Shelf: Sendable {
        let words: Mutex<Words>

        init(_ words: Words) {
            self.words = Mutex(words)
        }
    }

    private let shelf: Shelf

    /// Makes a table.
    public init(language: Language, table: [String: String]) {
        shelf = Shelf(Words(language: language, table: table))
    }

    /// The language of the table.
    public var language: Language { shelf.words.withLock { $0.language } }

    /// Takes the language and the words of another table, for all copies of this one.
    public func change(to other: Strings) {
        let words = other.shelf.words.withLock { $0 }
        shelf.words.withLock { $0 = words }
    }

    /// The text of a key.
    public subscript(key: String) -> String {
        found(key) ?? key
    }

    /// The text of a key with its placeholders filled in.
    public func callAsFunction(_ key: String, _ arguments: String...) -> String {
        filled(self[key], arguments)
    }

    /// A number of per cent, as the language writes it: `24.5 %`, in Korean `24.5%`.
    public func percent(_ number: String) -> String { self("number.percent", number) }

    /// The text for a count: the key with `.one` where the count is 1 and the table has it, else the key itself;
    /// `%1` is the count.
    public func counted(_ key: String, _ count: Int, _ more: String...) -> String {
        filled((count == 1 ? found("\(key).one") : nil) ?? self[key], [String(count)] + more)
    }

    /// What fills a placeholder is never read as one itself; a placeholder without an argument stays.
    private func filled(_ text: String, _ arguments: [String]) -> String {
        let isKorean = language == .korean
        var result = ""
        var rest = text.utf8[...]
        while let place = rest.firstIndex(of: UInt8(ascii: "%")) {
            let after = rest.index(after: place)
            let number = after < rest.endIndex ? Int(rest[after]) - Int(UInt8(ascii: "0")) : 0
            let isKnown = arguments.indices.contains(number - 1)
            let own = Substring(rest[..<(isKnown ? place : after)])
            result += isKorean ? KoreanParticle.resolve(own, after: result) : own
            rest = rest[after...].dropFirst(isKnown ? 1 : 0)
            if isKnown { result += arguments[number - 1] }
        }
        let own = Substring(rest)
        return result + (isKorean ? KoreanParticle.resolve(own, after: result) : own)
    }

    private func found(_ key: String) -> String? {
        shelf.words.withLock { $0.table[key] }
    }
}
