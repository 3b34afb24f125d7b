/// The size of a demo database.
public struct DemoContents: Hashable, Sendable {
    /// Members, including the local profile.
    public let members: Int
    /// Works.
    public let works: Int
    /// Characters.
    public let characters: Int
    /// Drinks.
    public let drinks: Int
    /// Votes.
    public let votes: Int

    /// Memberwise.
    public init(members: Int, works: Int, characters: Int, drinks: Int, votes: Int) {
        self.members = members
        self.works = works
        self.characters = characters
        self.drinks = drinks
        self.votes = votes
    }
}
