/// The type the crowd sees in a character: on each axis the letter with more votes, `x` where they are equal.
public struct CrowdType: Hashable, Sendable {
    /// Under so many votes it is provisional.
    public static let settledVotes = 5

    /// How many votes it rests on, at least 1.
    public let votes: Int
    /// Its letter on each axis, nil where there is none.
    public let letters: [Character?]
    /// The type it counts as in orders and filters: an `x` takes the letter of the most common full type; if those tie
    /// and differ on it, the guess's letter; else the first in E I N S F T J P.
    public let sortType: MBTI

    /// Works it out; nil without a vote.
    public init?(_ byType: [MBTI: Int], guess: MBTI?) {
        let votes = byType.values.reduce(0, +)
        guard votes > 0 else { return nil }
        let most = byType.values.max() ?? 0
        let common = byType.filter { $0.value == most }.keys
        self.votes = votes
        letters = MBTIAxis.allCases.map { VoteTally.axis($0, of: byType).leader }
        sortType = MBTI { axis in
            switch VoteTally.axis(axis, of: byType).leader {
            case axis.first: return false
            case axis.second: return true
            default: break
            }
            let said = Set(common.map { $0.isSecond(on: axis) })
            if said.count == 1, let letter = said.first { return letter }
            return guess?.isSecond(on: axis) ?? (axis == .judgement)
        }
    }

    /// A crowd type as a store has worked it out: an axis is tied where its bit is set.
    /// - Parameters:
    ///   - sortType: the type it counts as.
    ///   - tied: the axes without a letter.
    ///   - votes: at least 1.
    public init(sortType: MBTI, tied: Set<MBTIAxis>, votes: Int) {
        self.sortType = sortType
        self.votes = votes
        letters = MBTIAxis.allCases.map { tied.contains($0) ? nil : sortType.letter(on: $0) }
    }

    /// The four letters, `x` for none: `xNTP`.
    public var text: String { String(letters.map { $0 ?? "x" }) }
    /// Whether there are too few votes to rely on.
    public var isProvisional: Bool { votes < Self.settledVotes }
    /// The type where every axis has a letter.
    public var type: MBTI? { letters.contains(nil) ? nil : sortType }
}
