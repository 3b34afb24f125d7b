import Foundation

/// What a member is called: 2 to 10 characters as a reader counts them, in Unicode form C. Letters, digits, `_`, `-`
/// and emoji; nothing invisible and nothing that changes the direction of writing.
package struct Nickname: Hashable, Sendable, CustomStringConvertible {
    /// The allowed lengths, in grapheme clusters.
    package static let lengths = 2...Profile.longestNickname
    /// The most marks a letter may carry once composed: enough for every script in use.
    private static let mostMarks = 2

    /// The name as shown.
    package let text: String

    /// Surrounding blanks are ignored.
    ///
    /// - Throws: `NicknameProblem`.
    package init(_ typed: String) throws(NicknameProblem) {
        let text = typed.trimmingCharacters(in: .whitespaces).composed
        for character in text where !Self.isAllowed(character) { throw Self.problem(with: character) }
        guard text.count >= Self.lengths.lowerBound else { throw .tooShort }
        guard text.count <= Self.lengths.upperBound else { throw .tooLong }
        self.text = text
    }

    package var description: String { text }

    /// Equal for names that look the same to a reader: compatibility form KC, case-folded, with the letters of other
    /// alphabets that look like Latin ones as these.
    package var folded: String { Self.folded(text) }

    /// Folds any text the way names are folded.
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
                // A stroke through a letter is hardly seen.
                case .nonspacingMark, .spacingMark:
                    !scalar.properties.isDefaultIgnorableCodePoint
                        && scalar.properties.canonicalCombiningClass != .overlay
                default: false
                }
            }
    }

    /// An emoji may contain the joiners and selectors that make it one picture.
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

/// Why a text cannot be a nickname.
package enum NicknameProblem: Error, Hashable, Sendable {
    /// It is shorter than 2 characters.
    case tooShort
    /// It is longer than 10 characters.
    case tooLong
    /// It has a character that is not allowed.
    case character(Character)
    /// It has something invisible, or something that changes the direction of writing.
    case invisible
    /// Another account here has it, or one that looks the same.
    case taken
}
