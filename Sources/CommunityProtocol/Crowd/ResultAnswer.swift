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
