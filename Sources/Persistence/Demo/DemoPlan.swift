package struct DemoPlan: Hashable, Sendable {
    /// Members beside the local profile.
    package let members: Int
    package let works: Int
    /// Made-up drinks, imported together with the bundled ones.
    package let drinks: Int
    /// Votes; fewer if there are too few pairs of members and characters.
    package let votes: Int
    package let seed: UInt64
    /// Whether the local profile has a year of its own data: votes, films, drinks and a bar.
    package let hasStory: Bool
    /// When the last vote was cast, seconds since 1970 UTC.
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

    /// Characters per made-up work: eight, fewer if there are very many works.
    var castSize: Int { works == 0 ? 0 : min(8, max(1, 1_000_000 / works)) }
}

/// Random numbers of a demo (SplitMix64, Steele, Lea and Flood 2014): the same on every machine.
struct DemoRandom {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func below(_ limit: Int) -> Int { limit > 0 ? Int(next() >> 1) % limit : 0 }

    mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

    mutating func one<Element>(of all: [Element]) -> Element { all[below(all.count)] }
}
