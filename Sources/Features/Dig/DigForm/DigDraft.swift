public import Domain

/// What was picked for a character in a form that was left before it was sent.
public struct DigDraft: Hashable, Sendable {
    /// The letters picked, by axis.
    public let letters: [MBTIAxis: Character]
    /// The reason as far as it was typed.
    public let reason: String

    /// Letters and reason.
    public init(letters: [MBTIAxis: Character], reason: String) {
        self.letters = letters
        self.reason = reason
    }

    /// What was said before.
    init(_ ballot: Ballot) {
        self.init(
            letters: Dictionary(uniqueKeysWithValues: MBTIAxis.allCases.map { ($0, ballot.type.letter(on: $0)) }),
            reason: ballot.reason ?? "")
    }

    /// The type; nil while an axis has no letter.
    var type: MBTI? {
        guard letters.count == MBTIAxis.allCases.count else { return nil }
        return MBTI { letters[$0] == $0.second }
    }
}
