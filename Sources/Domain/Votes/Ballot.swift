/// What a member says of a character.
public struct Ballot: Hashable, Sendable {
    /// The most characters of a reason.
    public static let longestReason = 100

    /// The character.
    public let character: Identifier<WorkCharacter>
    /// The type.
    public let type: MBTI
    /// Why, in one line; nil when not said.
    public let reason: String?

    /// Makes a ballot; a reason is made harmless and cut.
    public init(_ character: Identifier<WorkCharacter>, _ type: MBTI, reason: String? = nil) {
        self.character = character
        self.type = type
        let line = reason.map { PlainText.line($0, limit: Self.longestReason) }
        self.reason = line?.isEmpty == false ? line : nil
    }
}
