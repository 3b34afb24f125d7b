/// What a demo database holds.
public struct DemoContents: Hashable, Sendable {
    /// Members, the local profile among them.
    public let members: Int
    /// Works.
    public let works: Int
    /// Characters.
    public let characters: Int
    /// Drinks.
    public let drinks: Int
    /// Votes.
    public let votes: Int

    /// Makes it.
    public init(members: Int, works: Int, characters: Int, drinks: Int, votes: Int) {
        self.members = members
        self.works = works
        self.characters = characters
        self.drinks = drinks
        self.votes = votes
    }
}
