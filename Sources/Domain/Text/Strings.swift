import Synchronization

/// The texts of the interface in one language, by key.
///
/// A missing key is returned itself, so that a screen stays readable; a test over the sources keeps the tables
/// complete. Placeholders are `%1`, `%2` … so that a translation may change their order. Korean particles that depend
/// on a placeholder's value are written in both forms, `%1{으로|로}`.
///
/// Copies share one table, so a change of language affects all of them.
package struct Strings: Sendable {
    private struct Words {
        var language: Language
        var isPlain = false
        var canShowHangul = true
        var source: any StringSource
        /// The lookups so far as they are drawn; nil for a missing key.
        var found: [String: String?] = [:]

        mutating func text(for key: String) -> String? {
            if let known = found[key] { return known }
            let text = source.text(for: key).map(drawn)
            found.updateValue(text, forKey: key)
            return text
        }

        /// Writes out the signs that no single ASCII character replaces.
        private func drawn(_ text: String) -> String {
            guard isPlain, text.unicodeScalars.contains(where: { "°→←…".unicodeScalars.contains($0) }) else {
                return text
            }
            let signs = [
                ("°C", "C"), ("°F", "F"), ("°", language == .korean ? "도" : " degrees"), ("→", "->"), ("←", "<-"),
                ("…", "..."),
            ]
            return signs.reduce(text) { $0.replacing($1.0, with: $1.1) }
        }
    }

    private final class Storage: Sendable {
        let words: Mutex<Words>

        init(_ words: Words) { self.words = Mutex(words) }
    }

    private struct Table: StringSource {
        let texts: [String: String]

        func text(for key: String) -> String? { texts[key] }
    }

    private let storage: Storage

    package init(language: Language, table: [String: String]) {
        self.init(language: language, source: Table(texts: table))
    }

    /// Creates a table that reads texts on demand.
    package init(language: Language, source: any StringSource) {
        storage = Storage(Words(language: language, source: source))
    }

    package var language: Language { storage.words.withLock { $0.language } }

    package func change(to other: Strings) {
        let words = other.storage.words.withLock { $0 }
        storage.words.withLock {
            $0 = Words(
                language: words.language, isPlain: $0.isPlain, canShowHangul: $0.canShowHangul, source: words.source)
        }
    }

    /// Whether numbers and signs keep to ASCII: `1 3/4` for `1¾`, `->` for `→`.
    package var isPlain: Bool { storage.words.withLock { $0.isPlain } }

    package var canShowHangul: Bool { storage.words.withLock { $0.canShowHangul } }

    /// Sets whether numbers and signs keep to ASCII, for all copies; `keepsHangul` keeps Korean names regardless.
    package func setPlain(_ isPlain: Bool, keepsHangul: Bool = false) {
        storage.words.withLock {
            if $0.isPlain != isPlain { $0.found = [:] }
            $0.isPlain = isPlain
            $0.canShowHangul = !isPlain || keepsHangul
        }
    }

    package subscript(key: String) -> String { found(key) ?? key }

    package func callAsFunction(_ key: String, _ arguments: String...) -> String {
        filled(self[key], arguments)
    }

    package func text(_ key: String, _ values: [String]) -> String { filled(self[key], values) }

    /// Returns the hint of an empty field: the key with `.ascii` if Hangul cannot be shown and that text exists.
    package func placeholder(_ key: String) -> String { (canShowHangul ? nil : found("\(key).ascii")) ?? self[key] }

    /// Formats a percentage as the language writes it, such as `24.5%`.
    package func percent(_ number: String) -> String { self("number.percent", number) }

    /// Returns the text for a count, which is `%1`. Uses the key with `.one` for 1 if the table has it.
    package func counted(_ key: String, _ count: Int, _ more: String...) -> String {
        filled((count == 1 ? found("\(key).one") : nil) ?? self[key], [String(count)] + more)
    }

    /// Does not replace placeholders inside arguments; keeps a placeholder without an argument.
    private func filled(_ text: String, _ arguments: [String]) -> String {
        let isKorean = language == .korean
        var result = ""
        var rest = text.utf8[...]
        while let place = rest.firstIndex(of: UInt8(ascii: "%")) {
            let after = rest.index(after: place)
            let number = after < rest.endIndex ? Int(rest[after]) - Int(UInt8(ascii: "0")) : 0
            let isKnown = arguments.indices.contains(number - 1)
            let own = Substring(rest[..<(isKnown ? place : after)])
            result += isKorean ? String(KoreanParticle.resolve(own, after: result)) : String(own)
            rest = rest[after...].dropFirst(isKnown ? 1 : 0)
            if isKnown { result += arguments[number - 1] }
        }
        let own = Substring(rest)
        return result + (isKorean ? String(KoreanParticle.resolve(own, after: result)) : String(own))
    }

    private func found(_ key: String) -> String? { storage.words.withLock { $0.text(for: key) } }
}

package protocol StringSource: Sendable {
    func text(for key: String) -> String?
}

/// Chooses between the two forms of a Korean particle by the preceding sound (see `KoreanEnding`). A text writes both,
/// `{으로|로}`: the first follows a final consonant, the second a vowel. After ㄹ, 로 takes the second form too.
enum KoreanParticle {
    /// Replaces each pair with the form that fits the preceding text; `before` precedes the text itself.
    static func resolve(_ text: Substring, after before: String) -> Substring {
        guard text.utf8.contains(UInt8(ascii: "{")) else { return text }
        var result: Substring = ""
        var rest = text
        while let open = rest.firstIndex(of: "{") {
            guard let close = rest[open...].firstIndex(of: "}") else { break }
            result += rest[..<open]
            let forms = rest[rest.index(after: open)..<close].split(separator: "|", omittingEmptySubsequences: false)
            if forms.count == 2 {
                result += form(forms[0], forms[1], after: before + result)
            } else {
                result += rest[open...close]
            }
            rest = rest[rest.index(after: close)...]
        }
        return result + rest
    }

    private static func form(_ closed: Substring, _ open: Substring, after text: String) -> Substring {
        switch KoreanEnding(of: text) {
        case .vowel: open
        case .rieul: open == "로" ? open : closed
        case .consonant: closed
        }
    }
}
