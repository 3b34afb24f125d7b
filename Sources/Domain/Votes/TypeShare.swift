package struct TypeShare: Hashable, Sendable, Identifiable {
    package let type: MBTI
    package let votes: Int
    /// In whole percent; the sixteen add up to 100.
    package let percent: Int

    package init(type: MBTI, votes: Int, percent: Int) {
        self.type = type
        self.votes = votes
        self.percent = percent
    }

    package var id: MBTI { type }

    /// Returns the shares of all sixteen types, most votes first, ties in the order of `MBTI.all`. Rounded by largest
    /// remainder; equal remainders go to the type with more votes, then to the first.
    package static func all(_ byType: [MBTI: Int]) -> [TypeShare] {
        let total = byType.values.reduce(0, +)
        let types = MBTI.all.sorted { (byType[$1] ?? 0, $0.code) < (byType[$0] ?? 0, $1.code) }
        guard total > 0 else { return types.map { TypeShare(type: $0, votes: 0, percent: 0) } }
        let votes = types.map { byType[$0] ?? 0 }
        var percents = votes.map { 100 * $0 / total }
        let missing = 100 - percents.reduce(0, +)
        let byRemainder = votes.indices.sorted { left, right in
            let remainders = (100 * votes[left] % total, 100 * votes[right] % total)
            return remainders.0 == remainders.1 ? left < right : remainders.0 > remainders.1
        }
        for place in byRemainder.prefix(missing) { percents[place] += 1 }
        return types.indices.map { TypeShare(type: types[$0], votes: votes[$0], percent: percents[$0]) }
    }
}
