/// How far a member's votes agree with all others'; votes with fewer others than `leastOthers` count as `skipped`.
package struct CrowdAgreement: Hashable, Sendable {
    package let leastOthers: Int
    package let compared: Int
    package let skipped: Int
    package let equalLetters: Int
    /// The number of letters compared: four per vote, without those on which the others are evenly split.
    package let letters: Int
    /// The bias on each axis, energy first, in percentage points: above 0 if the member chose the first letter more
    /// often than the others. Empty if nothing was compared.
    package let biases: [AxisBias]

    /// - Parameter members: the size of the community with the member; see `CrowdThreshold`.
    package init(_ votes: some Sequence<ComparedVote>, members: Int? = nil) {
        leastOthers = CrowdThreshold.settledVotes(of: members.map { $0 - 1 })
        var compared = 0
        var skipped = 0
        var equal = 0
        var letters = 0
        var sums = [Double](repeating: 0, count: MBTIAxis.allCases.count)
        for vote in votes {
            guard vote.otherVotes >= leastOthers else {
                skipped += 1
                continue
            }
            compared += 1
            for (place, axis) in vote.others.enumerated() {
                if let leader = axis.leader {
                    letters += 1
                    if leader == vote.mine.letter(on: axis.axis) { equal += 1 }
                }
                sums[place] +=
                    (vote.mine.isSecond(on: axis.axis) ? 0 : 1) - Double(axis.firstVotes) / Double(axis.votes)
            }
        }
        self.compared = compared
        self.skipped = skipped
        equalLetters = equal
        self.letters = letters
        biases =
            compared == 0
            ? [] : MBTIAxis.allCases.enumerated().map { AxisBias(axis: $1, points: 100 * sums[$0] / Double(compared)) }
    }

    /// Equal letters divided by letters compared, 0…1; nil if none was compared.
    package var share: Double? { letters == 0 ? nil : Double(equalLetters) / Double(letters) }
    /// The share in whole per cent, rounded half up; nil if nothing was compared.
    package var percent: Int? { letters == 0 ? nil : (200 * equalLetters + letters) / (2 * letters) }
}

package struct ComparedVote: Hashable, Sendable {
    package let mine: MBTI
    /// The votes of the others on each axis, energy first.
    package let others: [AxisResult]

    /// - Parameter all: all votes on each axis, energy first, including the member's.
    package init(mine: MBTI, all: [AxisResult]) {
        self.mine = mine
        others = all.map { axis in
            let isSecond = mine.isSecond(on: axis.axis)
            return AxisResult(
                axis: axis.axis, firstVotes: max(axis.firstVotes - (isSecond ? 0 : 1), 0),
                secondVotes: max(axis.secondVotes - (isSecond ? 1 : 0), 0))
        }
    }

    package var otherVotes: Int { others.first?.votes ?? 0 }
}

package struct AxisBias: Hashable, Sendable {
    package let axis: MBTIAxis
    /// The mean of (1 if the first letter was chosen, else 0) minus the share of others who chose it, −100…100.
    package let points: Double

    /// Rounded to whole points, halves away from zero.
    package var roundedPoints: Int { Int(points.rounded()) }
    /// The preferred letter; nil if the bias rounds to 0.
    package var letter: Character? { roundedPoints == 0 ? nil : roundedPoints > 0 ? axis.first : axis.second }
}
