/// All votes on one character, by type and by the voter's own type.
package struct VoteTally: Hashable, Sendable {
    /// The votes by the voter's type (nil for none), then by the type voted for.
    package private(set) var counts: [MBTI?: [MBTI: Int]]

    package init(_ counts: [MBTI?: [MBTI: Int]] = [:]) {
        self.counts = counts.mapValues { $0.filter { $0.value > 0 } }.filter { !$0.value.isEmpty }
    }

    /// Adds votes, or removes them for a negative number, stopping at zero.
    package mutating func add(_ type: MBTI, by voter: MBTI?, _ number: Int = 1) {
        let count = max((counts[voter]?[type] ?? 0) + number, 0)
        counts[voter, default: [:]][type] = count == 0 ? nil : count
        if counts[voter]?.isEmpty == true { counts[voter] = nil }
    }

    /// Returns the tally without one vote, for "the crowd without me".
    package func without(_ type: MBTI, by voter: MBTI?) -> VoteTally {
        var tally = self
        tally.add(type, by: voter, -1)
        return tally
    }

    package var byType: [MBTI: Int] {
        counts.values.reduce(into: [:]) { sums, counts in sums.merge(counts, uniquingKeysWith: +) }
    }

    package var total: Int { counts.values.reduce(0) { $0 + $1.values.reduce(0, +) } }

    static func axis(_ axis: MBTIAxis, of byType: [MBTI: Int]) -> AxisResult {
        var first = 0
        var second = 0
        for (type, count) in byType { if type.isSecond(on: axis) { second += count } else { first += count } }
        return AxisResult(axis: axis, firstVotes: first, secondVotes: second)
    }
}
