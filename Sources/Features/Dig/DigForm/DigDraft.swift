import Domain

/// What was picked for a character in a form that was left before it was sent.
struct DigDraft: Hashable, Sendable {
    /// The letters picked, by axis.
    let letters: [MBTIAxis: Character]
    /// The reason as far as it was typed.
    let reason: String

    init(letters: [MBTIAxis: Character], reason: String) {
        self.letters = letters
        self.reason = reason
    }

    /// What was said before.
    init(_ ballot: Ballot) {
        self.init(
            letters: Dictionary(uniqueKeysWithValues: MBTIAxis.allCases.map { ($0, ballot.type.letter(on: $0)) }),
            reason: ballot.reason ?? "")
    }

    /// What is kept of a draft: the letters picked, in any order.
    private struct Kept: Codable {
        let letters: String
        let reason: String
    }

    /// The text it is kept as.
    var text: String {
        DraftText.encode(
            Kept(letters: String(MBTIAxis.allCases.compactMap { letters[$0] }), reason: reason))
    }

    /// Reads what was kept; nil for what is none.
    init?(text: String) {
        guard let kept = DraftText.decode(Kept.self, from: text) else { return nil }
        let picked = MBTIAxis.allCases.compactMap { axis in
            kept.letters.first { $0 == axis.first || $0 == axis.second }.map { (axis, $0) }
        }
        self.init(letters: Dictionary(picked, uniquingKeysWith: { first, _ in first }), reason: kept.reason)
    }

    /// Nothing picked and nothing written.
    static let empty = DigDraft(letters: [:], reason: "")

    /// The type; nil while an axis has no letter.
    var type: MBTI? {
        guard letters.count == MBTIAxis.allCases.count else { return nil }
        return MBTI { letters[$0] == $0.second }
    }
}
