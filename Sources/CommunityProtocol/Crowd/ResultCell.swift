package import Domain

package struct ResultCell: Codable, Hashable, Sendable {
    /// The voters' own type; nil for voters without one.
    package let voter: MBTI?
    package let type: MBTI
    package let n: Int

    package init(
        voter: MBTI? = nil, type: MBTI, n: Int
    ) {
        self.voter = voter
        self.type = type
        self.n = n
    }
}
