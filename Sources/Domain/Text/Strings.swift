import Synchronization

/// The texts of the interface in one language, by key.
///
/// A missing key is returned itself, so that a screen stays readable; a test over the sources keeps the tables
/// complete. Placeholders are `%1`, `%2` … so that a translation may change their order. Korean particles that depend
/// on a placeholder's value are written in both forms, `%1{으로|로}`.
///
/// Copies share one table: changing the language changes it for all of them at once.
package struct Strings: Sendable {
    private struct Words {
        var language: Language
        /// Whether texts made from numbers keep to ASCII.
        var isPlain = false
        /// Whether a text may have Hangul.
        var canShowHangul = true
        /// What was asked for; nil for what there is not.
        var found: [String: String?]
        var source: (any StringSource)?
    }

    private final class Storage: Sendable {
        let words: Mutex<Words>

        init(_ words: Words) {
            self.words = Mutex(words)
        }
    }

    private let storage: Storage

    /// Not shared with other tables.
    package init(language: Language, table: [String: String]) {
        storage = Storage(Words(language: language, found: table.mapValues(Optional.some)))
    }

    /// Texts are read when they are asked for. Not shared with other tables.
    package init(language: Language, source: any StringSource) {
        storage = Storage(Words(language: language, found: [:], source: source))
    }

    /// The language of the table.
    package var language: Language { storage.words.withLock { $0.language } }

    /// Replaces language and table, for all copies of this one.
    package func change(to other: Strings) {
        let words = other.storage.words.withLock { $0 }
        storage.words.withLock {
            $0 = Words(
                language: words.language, isPlain: $0.isPlain, canShowHangul: $0.canShowHangul, found: words.found,
                source: words.source)
        }
    }

    /// Whether texts made from numbers keep to ASCII: `1 3/4` for `1¾`.
    package var isPlain: Bool { storage.words.withLock { $0.isPlain } }

    /// Whether a name may stand in Korean beside the English one.
    package var canShowHangul: Bool { storage.words.withLock { $0.canShowHangul } }

    /// Whether texts made from numbers keep to ASCII from now on, for all copies of this one.
    ///
    /// - Parameter keepsHangul: names stay in Korean all the same.
    package func setPlain(_ isPlain: Bool, keepsHangul: Bool = false) {
        storage.words.withLock {
            $0.isPlain = isPlain
            $0.canShowHangul = !isPlain || keepsHangul
        }
    }

    /// The text of a key.
    package subscript(key: String) -> String {
        found(key) ?? key
    }

    /// The text of a key with its placeholders replaced.
    package func callAsFunction(_ key: String, _ arguments: String...) -> String {
        filled(self[key], arguments)
    }

    /// The same with the values in a list.
    package func text(_ key: String, _ values: [String]) -> String { filled(self[key], values) }

    /// What an empty field hints at: the text of the key with `.ascii` where Hangul cannot be shown and there is one.
    package func placeholder(_ key: String) -> String { (canShowHangul ? nil : found("\(key).ascii")) ?? self[key] }

    /// A number of per cent, as the language writes it: `24.5 %`, in Korean `24.5%`.
    package func percent(_ number: String) -> String { self("number.percent", number) }

    /// The text for a count: the key with `.one` if the count is 1 and the table has it, else the key itself; `%1` is
    /// the count.
    package func counted(_ key: String, _ count: Int, _ more: String...) -> String {
        filled((count == 1 ? found("\(key).one") : nil) ?? self[key], [String(count)] + more)
    }

    /// Placeholders inside arguments are not replaced; a placeholder without an argument stays.
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

    private func found(_ key: String) -> String? {
        storage.words.withLock { words in
            if let known = words.found[key] { return known }
            guard let source = words.source else { return nil }
            let text = source.text(for: key)
            words.found.updateValue(text, forKey: key)
            return text
        }
    }
}

/// Texts of one language by key, wherever they are.
package protocol StringSource: Sendable {
    /// The text of a key; nil if there is none.
    func text(for key: String) -> String?
}
