public import Domain

/// What was picked for a character in a form that was left before it was sent.
public struct DigDraft: Hashable, Sendable {
    /// The letters picked, by axis.
    public let letters: [MBTIAxis: Character]
    /// The reason as far as it was typed.
    public let reason: String

    /// Makes a draft.
    public init(letters: [MBTIAxis: Character], reason: String) {
        self.letters = letters
        self.reason = reason
    }
}
