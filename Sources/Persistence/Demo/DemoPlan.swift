import Domain

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

/// Random numbers of a demo: the same on every machine.
struct DemoRandom {
    private var order: SeededOrder

    init(seed: UInt64) { order = SeededOrder(seed: seed) }

    mutating func next() -> UInt64 { order.next() }

    mutating func below(_ limit: Int) -> Int { limit > 0 ? Int(next() >> 1) % limit : 0 }

    mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

    mutating func one<Element>(of all: [Element]) -> Element { all[below(all.count)] }
}
