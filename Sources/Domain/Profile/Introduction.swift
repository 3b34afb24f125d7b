internal import Foundation

/// What a member says of themselves on their page: one harmless line in NFC; empty for nothing.
public struct Introduction: Hashable, Sendable {
    /// The most characters it has.
    public static let longest = 100

    /// The text.
    public let text: String

    /// Takes what was typed; what is too much is cut.
    public init(_ typed: String) {
        text = PlainText.line(typed.precomposedStringWithCanonicalMapping, limit: Self.longest)
    }

    /// Says nothing.
    public static let none = Introduction("")

    /// Whether nothing is said.
    public var isEmpty: Bool { text.isEmpty }
}
