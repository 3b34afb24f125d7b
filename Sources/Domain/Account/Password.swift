/// A typed password in Unicode form C, so that every keyboard gives the same bytes. It is hashed and never shown.
package struct Password: Hashable, Sendable, Redacted {
    /// The allowed lengths, in grapheme clusters.
    package static let lengths = 8...64
    /// Enough for any password of 64 characters; hashing more would only cost time.
    private static let mostBytes = 1_024

    package let bytes: [UInt8]
    private let count: Int
    private let hasLetter: Bool
    private let hasDigit: Bool
    /// How many kinds of characters occur: lowercase letters, capitals, digits, others.
    private let kinds: Int
    private let distinct: Int

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

    package var isEmpty: Bool { bytes.isEmpty }

    /// Nil if the password is acceptable as a new one.
    package var problem: PasswordProblem? {
        if count < Self.lengths.lowerBound { return .tooShort }
        if count > Self.lengths.upperBound || bytes.count > Self.mostBytes { return .tooLong }
        if !hasLetter { return .noLetter }
        if !hasDigit { return .noDigit }
        return nil
    }

    package var strength: PasswordStrength {
        guard problem == nil else { return .none }
        if distinct < 6 { return .weak }
        let score = count + 2 * kinds
        return score >= 20 ? .strong : score >= 15 ? .fair : .weak
    }
}

/// A secret, described as `•••`.
package protocol Redacted: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {}

extension Redacted {
    package var description: String { "•••" }
    package var debugDescription: String { description }
    /// No children, so that a dump cannot show the secret.
    package var customMirror: Mirror { Mirror(self, children: []) }
}

package enum PasswordStrength: Int, Hashable, Sendable, Comparable, CaseIterable {
    case none
    case weak
    case fair
    case strong

    package static func < (left: PasswordStrength, right: PasswordStrength) -> Bool { left.rawValue < right.rawValue }
}

package enum PasswordProblem: String, Error, Hashable, Sendable {
    case tooShort = "too-short"
    case tooLong = "too-long"
    case noLetter = "no-letter"
    case noDigit = "no-digit"
    case notRepeated = "not-repeated"
    case same
}
