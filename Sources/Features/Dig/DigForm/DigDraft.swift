import Domain

/// An unsent dig: picked letters and a reason.
struct DigDraft: Hashable, Sendable {
    let letters: [MBTIAxis: Character]
    /// The reason typed so far.
    let reason: String

    init(letters: [MBTIAxis: Character], reason: String) {
        self.letters = letters
        self.reason = reason
    }

    /// Starts from an earlier vote.
    init(_ ballot: Ballot) {
        self.init(
            letters: Dictionary(uniqueKeysWithValues: MBTIAxis.allCases.map { ($0, ballot.type.letter(on: $0)) }),
            reason: ballot.reason ?? "")
    }

    /// The stored form of a draft, with the letters in any order.
    private struct Kept: Codable {
        let letters: String
        let reason: String
    }

    var text: String {
        DraftText.encode(
            Kept(letters: String(MBTIAxis.allCases.compactMap { letters[$0] }), reason: reason))
    }

    init?(text: String) {
        guard let kept = DraftText.decode(Kept.self, from: text) else { return nil }
        let picked = MBTIAxis.allCases.compactMap { axis in
            kept.letters.first { $0 == axis.first || $0 == axis.second }.map { (axis, $0) }
        }
        self.init(letters: Dictionary(picked, uniquingKeysWith: { first, _ in first }), reason: kept.reason)
    }

    static let empty = DigDraft(letters: [:], reason: "")

    /// The complete type; nil while an axis has no letter.
    var type: MBTI? {
        guard letters.count == MBTIAxis.allCases.count else { return nil }
        return MBTI { letters[$0] == $0.second }
    }
}
