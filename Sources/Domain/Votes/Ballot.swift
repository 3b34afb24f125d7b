package struct Ballot: Hashable, Sendable {
    /// The longest reason, in characters.
    package static let longestReason = 100

    package let character: Identifier<WorkCharacter>
    package let type: MBTI
    /// One line; nil for none.
    package let reason: String?

    package init(_ character: Identifier<WorkCharacter>, _ type: MBTI, reason: String? = nil) {
        self.character = character
        self.type = type
        let line = reason.map { PlainText.line($0, limit: Self.longestReason) }
        self.reason = line?.isEmpty == false ? line : nil
    }
}
