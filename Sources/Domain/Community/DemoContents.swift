package struct DemoContents: Hashable, Sendable {
    /// Members, including the local profile.
    package let members: Int
    package let works: Int
    package let characters: Int
    package let drinks: Int
    package let votes: Int

    package init(members: Int, works: Int, characters: Int, drinks: Int, votes: Int) {
        self.members = members
        self.works = works
        self.characters = characters
        self.drinks = drinks
        self.votes = votes
    }
}
