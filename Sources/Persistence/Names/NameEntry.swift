import Domain
import GRDB

enum NameKind: Int {
    case work = 0
    case character = 1
}

/// The forms of a record's names, one per line, followed by its words, each after U+001F; U+001E marks a fact.
enum NameForms {
    private static let fact: UInt8 = 0x1E

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    static func text(of forms: [SearchableName]) -> String {
        forms.map { form in
            (form.isFact ? "\u{1E}" : "") + ([form.folded] + form.tails).joined(separator: "\u{1F}")
        }.joined(separator: "\n")
    }

    static func forms(_ text: String) -> [SearchableName] {
        // Splits bytes: finding character boundaries would cost more than the rest of a search.
        text.utf8.split(separator: UInt8(ascii: "\n")).map { line in
            let isFact = line.first == fact
            let parts = (isFact ? line.dropFirst() : line).split(separator: 0x1F, omittingEmptySubsequences: false)
                .map { String(Substring($0)) }
            return SearchableName(folded: parts[0], tails: Array(parts.dropFirst()), isFact: isFact)
        }
    }

    /// A form that matches a text with typing mistakes; fewest mistakes first, whole names before words.
    struct Near: Comparable {
        let mistakes: Int
        let isWord: Bool
        let folded: String

        static func < (left: Near, right: Near) -> Bool {
            (left.mistakes, left.isWord ? 1 : 0, left.folded) < (right.mistakes, right.isWord ? 1 : 0, right.folded)
        }
    }

    /// The form that best matches a mistyped text; nil if none. Hardly one matches: only matching ones become strings.
    static func nearest(_ text: String, _ finder: TypingMistakes) -> Near? {
        var best: Near?
        for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
            let isFact = line.first == fact
            let parts = (isFact ? line.dropFirst() : line).split(separator: 0x1F, omittingEmptySubsequences: false)
            // A year is never a mistyped other year.
            if isFact, parts[0].allSatisfy(isDigit) { continue }
            for (place, part) in parts.enumerated() where finder.mayBeNear(part) {
                guard let mistakes = finder.mistakes(in: String(Substring(part))) else { continue }
                let found = Near(mistakes: mistakes, isWord: place > 0, folded: String(Substring(parts[0])))
                best = best.map { min($0, found) } ?? found
            }
        }
        return best
    }
}

/// The tokens of a name in the name index besides its grams: the whole name, its beginning, and its words' beginnings.
enum NameTokens {
    private static let whole = "\u{B6}"
    private static let start = "\u{B7}"
    private static let word = "\u{A6}"

    static func text(of forms: [SearchableName]) -> String {
        var names: Set<String> = []
        var starts: [UInt64] = []
        var words: [UInt64] = []
        func add(_ name: String, _ tails: [String]) {
            names.insert(name)
            Grams.addStarts(of: name.unicodeScalars, to: &starts)
            for tail in tails { Grams.addStarts(of: tail.unicodeScalars, to: &words) }
        }
        for form in forms {
            add(form.folded, form.tails)
            // Initial consonants also match the beginnings of names and words.
            let initials = Folding.initials(form.folded)
            if initials != form.folded { add(initials, form.tails.map(Folding.initials)) }
        }
        let grams = [
            Grams.text(of: forms.map(\.folded)), Grams.text(of: starts, after: start),
            Grams.text(of: words, after: word),
        ]
        return (grams + names.map { whole + $0 }).joined(separator: " ")
    }

    static func exactly(_ text: String) -> String { "\"\(whole)\(text)\"" }

    /// Finds every name that begins with the text, and maybe others.
    static func beginning(_ text: String) -> String { expression(start, text) }

    /// Finds every name with a word after the first that begins with the text, and maybe others.
    static func wordBeginning(_ text: String) -> String { expression(word, text) }

    private static func expression(_ mark: String, _ text: String) -> String {
        let scalars = text.unicodeScalars
        let first = "\"\(mark)\(String(String.UnicodeScalarView(scalars.prefix(Grams.length))))\""
        guard scalars.count > Grams.length, let rest = Grams.expression(for: text) else { return first }
        return "\(first) AND \(rest)"
    }
}
