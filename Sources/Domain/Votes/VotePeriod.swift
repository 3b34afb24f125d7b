/// The votes on a character up to a month, for showing how the crowd changed.
package struct VotePeriod: Hashable, Sendable {
    /// `year * 12 + month - 1`, UTC.
    package let month: Int
    /// All votes up to the month's end, by type.
    package let tally: [MBTI: Int]
    package let crowd: CrowdType

    /// Such as `2026-11`.
    package var text: String {
        let number = month % 12 + 1
        return "\(month / 12)-\(number < 10 ? "0" : "")\(number)"
    }

    /// Returns the months with votes, earliest first, each with all votes up to its end.
    package static func periods(_ months: [Int: [MBTI: Int]], guess: MBTI?) -> [VotePeriod] {
        var sums: [MBTI: Int] = [:]
        return months.sorted { $0.key < $1.key }.compactMap { month, counts in
            sums.merge(counts, uniquingKeysWith: +)
            return CrowdType(sums, guess: guess).map { VotePeriod(month: month, tally: sums, crowd: $0) }
        }
    }
}
