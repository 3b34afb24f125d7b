import Foundation

/// A member's display name: 2 to 10 grapheme clusters in Unicode form C. Allows letters, digits, `_`, `-` and emoji,
/// but nothing invisible and nothing that changes the writing direction.
package struct Nickname: Hashable, Sendable, CustomStringConvertible {
    /// The allowed lengths, in grapheme clusters.
    package static let lengths = 2...Profile.longestNickname
    /// The most combining marks a letter may carry once composed: enough for every script in use.
    private static let mostMarks = 2

    package let text: String

    /// Ignores surrounding blanks.
    package init(_ typed: String) throws(NicknameProblem) {
        let text = typed.trimmingCharacters(in: .whitespaces).composed
        for character in text where !Self.isAllowed(character) { throw Self.problem(with: character) }
        guard text.count >= Self.lengths.lowerBound else { throw .tooShort }
        guard text.count <= Self.lengths.upperBound else { throw .tooLong }
        self.text = text
    }

    package var description: String { text }

    /// Equal for names that look the same: form KC, case-folded, lookalike letters mapped to Latin ones.
    package var folded: String { Self.folded(text) }

    package static func folded(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.precomposedStringWithCompatibilityMapping.unicodeScalars
        where !scalar.properties.isDefaultIgnorableCodePoint {
            for upper in scalar.properties.uppercaseMapping.unicodeScalars {
                for lower in upper.properties.lowercaseMapping.unicodeScalars {
                    result.append(Lookalikes.latin[lower] ?? lower)
                }
            }
        }
        return String(result).precomposedStringWithCompatibilityMapping
    }

    private static func isAllowed(_ character: Character) -> Bool {
        if character == "_" || character == "-" { return true }
        return isLetterOrDigit(character) || isEmoji(character)
    }

    private static func isLetterOrDigit(_ character: Character) -> Bool {
        let scalars = Array(character.unicodeScalars)
        guard let first = scalars.first, !first.properties.isDefaultIgnorableCodePoint else { return false }
        switch first.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber: break
        default: return false
        }
        let marks = scalars.dropFirst()
        return marks.count <= mostMarks
            && marks.allSatisfy { scalar in
                switch scalar.properties.generalCategory {
                // Overlays, such as a stroke through a letter, are hardly visible.
                case .nonspacingMark, .spacingMark:
                    !scalar.properties.isDefaultIgnorableCodePoint
                        && scalar.properties.canonicalCombiningClass != .overlay
                default: false
                }
            }
    }

    /// Accepts the joiners and selectors that make several scalars one emoji.
    private static func isEmoji(_ character: Character) -> Bool {
        let scalars = Array(character.unicodeScalars)
        guard let first = scalars.first, first.properties.isEmoji else { return false }
        let isPicture =
            first.properties.isEmojiPresentation || scalars.contains { $0.value == 0xFE0F || $0.value == 0x20E3 }
        return isPicture
            && scalars.dropFirst().allSatisfy { scalar in
                switch scalar.value {
                case 0xFE0F, 0x20E3, 0xE0020...0xE007F: true
                case 0x200D: scalars.last != scalar
                default: scalar.properties.isEmoji
                }
            }
    }

    private static func problem(with character: Character) -> NicknameProblem {
        let scalars = character.unicodeScalars
        let isHidden = scalars.contains { scalar in
            scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.generalCategory == .format
                || scalar.properties.generalCategory == .control
        }
        return isHidden ? .invisible : .character(character)
    }
}

package enum NicknameProblem: Error, Hashable, Sendable {
    case tooShort
    case tooLong
    case character(Character)
    /// An invisible character, or one that changes the writing direction.
    case invisible
    /// Another account here has the same nickname or one that looks the same.
    case taken
}

/// Lowercase Cyrillic and Greek letters whose lowercase or uppercase form looks like a Latin letter.
enum Lookalikes {
    static let latin: [Unicode.Scalar: Unicode.Scalar] = Dictionary(
        uniqueKeysWithValues: zip(others.unicodeScalars, letters.unicodeScalars))

    private static let others = "авеёзкмнорстухіїјѕһԁԛԝӏғ" + "αβεζηικμνορτυχ"
    private static let letters = "abeezkmhopctyxiijshdqwlf" + "abezhikmnoptyx"
}
