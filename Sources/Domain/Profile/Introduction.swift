/// A member's introduction on their page: one line in NFC without control characters; empty for none.
public struct Introduction: Hashable, Sendable {
    /// The longest, in characters.
    public static let longest = 100

    /// The text.
    public let text: String

    /// Cleans and cuts typed text.
    public init(_ typed: String) {
        text = PlainText.line(typed.composed, limit: Self.longest)
    }

    /// Empty.
    public static let none = Introduction("")

    /// Whether nothing is said.
    public var isEmpty: Bool { text.isEmpty }
}
