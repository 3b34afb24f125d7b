public import Domain

/// The result of the votes on a character: the one answer that has types.
public struct ResultAnswer: Codable, Hashable, Sendable {
    /// Whose.
    public let character: Identifier<WorkCharacter>
    /// How many.
    public let votes: Int
    /// Those with votes.
    public let cells: [ResultCell]
    /// Those with votes, earliest first.
    public let months: [ResultMonth]
    /// The reader's own vote, as it stands in the cells; nil for none, or if it is not told.
    public let mine: CountedVote?
    /// How many members the community has.
    public let members: Int

    /// Memberwise.
    public init(
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
