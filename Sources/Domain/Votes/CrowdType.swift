/// The crowd's type of a character: on each axis the letter with more votes, `x` for a tie.
package struct CrowdType: Hashable, Sendable {
    /// At least 1.
    package let votes: Int
    /// The letters by axis; nil for a tie.
    package let letters: [Character?]
    /// The type for sorting and filters. An `x` becomes the letter of the most common full type; if those tie and
    /// differ on it, the guess's letter; otherwise the first of E I N S F T J P.
    package let sortType: MBTI

    /// Nil without votes.
    package init?(_ byType: [MBTI: Int], guess: MBTI?) {
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
            let sides = Set(common.map { $0.isSecond(on: axis) })
            if sides.count == 1, let letter = sides.first { return letter }
            return guess?.isSecond(on: axis) ?? (axis == .judgement)
        }
    }

    /// Restores a crowd type computed by the store; `votes` is at least 1.
    package init(sortType: MBTI, tied: Set<MBTIAxis>, votes: Int) {
        self.sortType = sortType
        self.votes = votes
        letters = MBTIAxis.allCases.map { tied.contains($0) ? nil : sortType.letter(on: $0) }
    }

    /// Four letters, `x` for a tie: `xNTP`.
    package var text: String { String(letters.map { $0 ?? "x" }) }
    /// Nil if an axis is tied.
    package var type: MBTI? { letters.contains(nil) ? nil : sortType }
}

/// How many votes make a type more than a first impression.
package enum CrowdThreshold {
    private static let most = 5

    /// Returns the number of votes below which a type is provisional: a majority of the `members`, 2...5. Nil, for an
    /// unknown number or this machine, gives five.
    package static func settledVotes(of members: Int?) -> Int {
        members.map { min(most, max(2, $0 / 2 + 1)) } ?? most
    }
}
