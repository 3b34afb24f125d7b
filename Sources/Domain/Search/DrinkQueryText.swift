import Foundation

/// The parsed search line: `gin with:lime without:"egg white" base:rum tag:bitter abv<15 away:1 -sour`. Quotes allow
/// spaces in a value or a word; an unclosed quote extends to the end. A leading `-` negates a part. An unknown operator
/// is a word. Parsing never fails: it reports problems with their positions.
package struct DrinkQueryText: Hashable, Sendable {
    package private(set) var terms: [DrinkQueryTerm] = []
    package private(set) var problems: [DrinkQueryProblem] = []

    /// Parses the first 1,000 characters; nobody types a longer line.
    package init(_ text: String) {
        for part in Self.parts(of: Array(text.prefix(1_000))) { add(part) }
    }

    /// Whether the line does more than search names; it then filters the list instead of moving through it.
    package var narrows: Bool { !problems.isEmpty || terms.contains { !$0.isPlainWord } }

    /// A part of the line: what precedes the first operator sign outside quotes, the sign, and what follows.
    private struct Part {
        var start: Int
        var isNegated = false
        var whole = ""
        var head = ""
        var sign: Character?
        var value = ""
        var isQuotedHead = false
    }

    private static func parts(of characters: [Character]) -> [Part] {
        var parts: [Part] = []
        var index = 0
        while index < characters.count {
            guard !characters[index].isWhitespace else {
                index += 1
                continue
            }
            var part = Part(start: index)
            if characters[index] == "-", index + 1 < characters.count, !characters[index + 1].isWhitespace {
                part.isNegated = true
                index += 1
            }
            var isQuoted = false
            while index < characters.count, isQuoted || !characters[index].isWhitespace {
                let character = characters[index]
                index += 1
                if character == "\"" {
                    isQuoted.toggle()
                    if part.sign == nil { part.isQuotedHead = true }
                    continue
                }
                part.whole.append(character)
                if part.sign != nil {
                    part.value.append(character)
                } else if !isQuoted, ":<>=".contains(character) {
                    part.sign = character
                } else {
                    part.head.append(character)
                }
            }
            parts.append(part)
        }
        return parts
    }

    private mutating func add(_ part: Part) {
        guard let sign = part.sign, !part.isQuotedHead, let name = DrinkQueryOperator(word: part.head) else {
            return addWord(part)
        }
        let value = part.value.trimmingCharacters(in: .whitespacesAndNewlines)
        switch (name, sign) {
        case (.strength, "<"), (.strength, ">"): addStrength(part, sign, value)
        case (.strength, _): problems.append(DrinkQueryProblem(.missingComparison(part.head), at: part.start))
        case (_, ":") where value.isEmpty: problems.append(DrinkQueryProblem(.missingValue(part.head), at: part.start))
        case (.away, ":"):
            if let limit = Int(value), (0...Self.mostAway).contains(limit) {
                terms.append(DrinkQueryTerm(.away(limit), isNegated: part.isNegated, at: part.start))
            } else {
                problems.append(DrinkQueryProblem(.notANumber(value), at: part.start))
            }
        case (_, ":"):
            guard let kind = name.kind else { return addWord(part) }
            terms.append(
                DrinkQueryTerm(
                    .name(value, kind), isNegated: part.isNegated != (name == .without), at: part.start))
        default: addWord(part)
        }
    }

    /// No drink lacks more ingredients than this.
    private static let mostAway = 255

    private mutating func addWord(_ part: Part) {
        // A word of only punctuation would find nothing and hide everything.
        guard !Folding.folded(part.whole).isEmpty else { return }
        terms.append(DrinkQueryTerm(.word(part.whole), isNegated: part.isNegated, at: part.start))
    }

    private mutating func addStrength(_ part: Part, _ sign: Character, _ value: String) {
        var text = Substring(value)
        let isInclusive = text.first == "="
        if isInclusive { text = text.dropFirst() }
        if text.last == "%" { text = text.dropLast() }
        guard !text.isEmpty else {
            return problems.append(DrinkQueryProblem(.missingValue(part.head), at: part.start))
        }
        guard let percent = Double(text.replacing(",", with: ".")), percent.isFinite, percent >= 0 else {
            return problems.append(DrinkQueryProblem(.notANumber(String(text)), at: part.start))
        }
        let comparison: StrengthBound.Comparison =
            sign == "<" ? (isInclusive ? .atMost : .less) : (isInclusive ? .atLeast : .more)
        terms.append(
            DrinkQueryTerm(
                .strength(StrengthBound(comparison, percent)), isNegated: part.isNegated, at: part.start))
    }
}
