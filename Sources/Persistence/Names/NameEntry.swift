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
