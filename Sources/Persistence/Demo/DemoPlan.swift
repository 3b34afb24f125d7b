/// How large a demo is to be. The same plan makes the same community.
package struct DemoPlan: Hashable, Sendable {
    /// Members beside the local profile.
    package let members: Int
    /// Made-up works beside the bundled ones.
    package let works: Int
    /// Made-up drinks beside the bundled ones; they are imported with these.
    package let drinks: Int
    /// Votes; fewer where there are not enough pairs of members and characters.
    package let votes: Int
    /// Where the made-up things come from.
    package let seed: UInt64
    /// Whether who looks at it has lived in it for a year: votes, films, drinks and a bar of their own.
    package let hasStory: Bool
    /// The moment the last vote was given, seconds since 1970 UTC.
    package let now: Int64

    package init(
        members: Int, works: Int, drinks: Int, votes: Int, seed: UInt64, hasStory: Bool = false, now: Int64
    ) {
        self.members = members
        self.works = works
        self.drinks = drinks
        self.votes = votes
        self.seed = seed
        self.hasStory = hasStory
        self.now = now
    }

    /// How many characters a made-up work has: eight, fewer where there are very many works.
    var castSize: Int { works == 0 ? 0 : min(8, max(1, 1_000_000 / works)) }
}
