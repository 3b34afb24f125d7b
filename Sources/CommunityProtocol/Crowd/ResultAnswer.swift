package import Domain

/// The result of the votes on a character: the one answer that has types.
package struct ResultAnswer: Codable, Hashable, Sendable {
    /// Whose.
    package let character: Identifier<WorkCharacter>
    package let votes: Int
    /// Those with votes.
    package let cells: [ResultCell]
    /// Those with votes, earliest first.
    package let months: [ResultMonth]
    /// The reader's own vote, as it stands in the cells; nil for none, or if it is not told.
    package let mine: CountedVote?
    /// How many members the community has.
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
