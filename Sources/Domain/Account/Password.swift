/// A typed password, in Unicode form C so that every keyboard gives the same bytes. It is hashed, and never shown.
package struct Password: Hashable, Sendable {
    /// The allowed lengths, in grapheme clusters.
    package static let lengths = 8...64
    /// Enough for any password of 64 characters; hashing more would only cost time.
    private static let mostBytes = 1_024

    /// The bytes that are hashed.
    package let bytes: [UInt8]
    private let count: Int
    private let hasLetter: Bool
    private let hasDigit: Bool
    /// How many of these occur: small letters, capitals, digits, others.
    private let kinds: Int
    private let distinct: Int

    /// Normalizes typed text.
    package init(_ typed: String) {
        let text = typed.composed
        bytes = Array(text.utf8)
        count = text.count
        hasLetter = text.contains { $0.isLetter }
        hasDigit = text.contains { $0.isNumber }
        let tests: [(Character) -> Bool] = [
            { $0.isLowercase }, { $0.isUppercase }, { $0.isNumber },
            { !$0.isLowercase && !$0.isUppercase && !$0.isNumber },
        ]
        kinds = tests.count { text.contains(where: $0) }
        distinct = Set(text).count
    }

    /// Whether nothing was typed.
    package var isEmpty: Bool { bytes.isEmpty }

    /// Why it is not acceptable as a new password; nil if it is.
    package var problem: PasswordProblem? {
        if count < Self.lengths.lowerBound { return .tooShort }
        if count > Self.lengths.upperBound || bytes.count > Self.mostBytes { return .tooLong }
        if !hasLetter { return .noLetter }
        if !hasDigit { return .noDigit }
        return nil
    }

    /// How hard it is to guess, judged by its form.
    package var strength: PasswordStrength {
        guard problem == nil else { return .none }
        if distinct < 6 { return .weak }
        let score = count + 2 * kinds
        return score >= 20 ? .strong : score >= 15 ? .fair : .weak
    }
}

extension Password: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Always `•••`.
    package var description: String { "•••" }
    /// Always `•••`.
    package var debugDescription: String { description }
    /// Without children, so that a dump cannot show it.
    package var customMirror: Mirror { Mirror(self, children: []) }
}

/// How hard a password is to guess, judged by its form.
package enum PasswordStrength: Int, Hashable, Sendable, Comparable, CaseIterable {
    /// Not acceptable as a password.
    case none
    /// Short, or of one kind of character.
    case weak
    case fair
    /// Long and mixed.
    case strong

    /// Weaker is less.
    package static func < (left: PasswordStrength, right: PasswordStrength) -> Bool { left.rawValue < right.rawValue }
}

/// Why a text is not acceptable as a new password.
package enum PasswordProblem: Error, Hashable, Sendable {
    /// It is shorter than 8 characters.
    case tooShort
    /// It is longer than 64 characters.
    case tooLong
    /// It has no letter.
    case noLetter
    /// It has no digit.
    case noDigit
    /// The repetition differs.
    case notRepeated
    /// It is the current one.
    case same
}
