/// A member's vote on a character's type.
public struct Ballot: Hashable, Sendable {
    /// The longest reason, in characters.
    public static let longestReason = 100

    /// The character.
    public let character: Identifier<WorkCharacter>
    /// The type.
    public let type: MBTI
    /// One line; nil for none.
    public let reason: String?

    /// Cleans and cuts the reason.
    public init(_ character: Identifier<WorkCharacter>, _ type: MBTI, reason: String? = nil) {
        self.character = character
        self.type = type
        let line = reason.map { PlainText.line($0, limit: Self.longestReason) }
        self.reason = line?.isEmpty == false ? line : nil
    }
}
