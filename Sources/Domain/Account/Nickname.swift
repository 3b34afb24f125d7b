internal import Foundation

/// What a member is called: 2 to 10 characters as a reader counts them, in Unicode form C. Letters, digits, `_`, `-`
/// and emoji; nothing invisible and nothing that changes the direction of writing.
public struct Nickname: Hashable, Sendable, CustomStringConvertible {
    /// The allowed lengths, in grapheme clusters.
    public static let lengths = 2...Profile.longestNickname
    /// The most marks a letter may carry once composed: enough for every script in use.
    private static let mostMarks = 2

    /// The name as shown.
    public let text: String

    /// Surrounding blanks are ignored.
    ///
    /// - Throws: `NicknameProblem`.
    public init(_ typed: String) throws(NicknameProblem) {
        let text = typed.trimmingCharacters(in: .whitespaces).composed
        for character in text where !Self.isAllowed(character) { throw Self.problem(with: character) }
        guard text.count >= Self.lengths.lowerBound else { throw .tooShort }
        guard text.count <= Self.lengths.upperBound else { throw .tooLong }
        self.text = text
    }

    /// Same as `text`.
    public var description: String { text }

    /// Equal for names that look the same to a reader: compatibility form KC, case-folded, with the letters of other
    /// alphabets that look like Latin ones as these.
    public var folded: String { Self.folded(text) }

    /// Folds any text the way names are folded.
    public static func folded(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.precomposedStringWithCompatibilityMapping.unicodeScalars
        where !scalar.properties.isDefaultIgnorableCodePoint && !overlays.contains(scalar.value) {
            for upper in scalar.properties.uppercaseMapping.unicodeScalars {
                for lower in upper.properties.lowercaseMapping.unicodeScalars {
                    result.append(Lookalikes.latin[lower] ?? lower)
                }
            }
        }
        return String(result).precomposedStringWithCompatibilityMapping
    }

    /// Strokes and solidi laid over a letter (U+0335 to U+0338), which are hard to see in a terminal.
    private static let overlays: ClosedRange<UInt32> = 0x0335...0x0338

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
                case .nonspacingMark, .spacingMark: !scalar.properties.isDefaultIgnorableCodePoint
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
public enum NicknameProblem: Error, Hashable, Sendable {
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
