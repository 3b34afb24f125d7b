package import Domain

package struct CountedVote: Codable, Hashable, Sendable {
    package let type: MBTI
    /// The voter's own type at the time of the vote; nil for none.
    package let voterType: MBTI?
    /// In milliseconds.
    package let at: Int64

    package init(
        type: MBTI, voterType: MBTI? = nil, at: Int64
    ) {
        self.type = type
        self.voterType = voterType
        self.at = at
    }
}
