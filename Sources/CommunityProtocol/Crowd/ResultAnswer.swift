package import Domain

/// The votes on a character; the only answer that contains types.
package struct ResultAnswer: Codable, Hashable, Sendable {
    package let character: Identifier<WorkCharacter>
    package let votes: Int
    /// Only cells with votes.
    package let cells: [ResultCell]
    /// Only months with votes, earliest first.
    package let months: [ResultMonth]
    /// The viewer's own vote as counted in the cells; nil for none, or if it does not count yet.
    package let mine: CountedVote?
    package let members: Int

    package init(
        character: Identifier<WorkCharacter>, votes: Int, cells: [ResultCell], months: [ResultMonth],
        mine: CountedVote? = nil, members: Int
    ) {
        self.character = character
        self.votes = votes
        self.cells = cells
        self.months = months
        self.mine = mine
        self.members = members
    }
}

package struct ResultCell: Codable, Hashable, Sendable {
    /// The voters' own type; nil for voters without one.
    package let voter: MBTI?
    package let type: MBTI
    package let n: Int

    package init(voter: MBTI? = nil, type: MBTI, n: Int) {
        self.voter = voter
        self.type = type
        self.n = n
    }
}

package struct ResultMonth: Codable, Hashable, Sendable {
    /// `year * 12 + month - 1`, UTC.
    package let month: Int
    package let type: MBTI
    package let n: Int

    package init(month: Int, type: MBTI, n: Int) {
        self.month = month
        self.type = type
        self.n = n
    }
}

package struct CountedVote: Codable, Hashable, Sendable {
    package let type: MBTI
    /// The voter's own type at the time of the vote; nil for none.
    package let voterType: MBTI?
    /// In milliseconds.
    package let at: Int64

    package init(type: MBTI, voterType: MBTI? = nil, at: Int64) {
        self.type = type
        self.voterType = voterType
        self.at = at
    }
}
