package struct DrinkMemberValues: Hashable, Sendable {
    package let ratings: [Identifier<Drink>: Double]
    /// When a drink was last made, in seconds since 1970 UTC like the other times.
    package let made: [Identifier<Drink>: Int64]
    /// How often a drink was made, at least 1.
    package let counts: [Identifier<Drink>: Int]
    package let saved: [Identifier<Drink>: Int64]
    package let tried: [Identifier<Drink>: Int64]
    package let collections: [MemberCollection]

    package init(
        ratings: [Identifier<Drink>: Double] = [:], made: [Identifier<Drink>: Int64] = [:],
        counts: [Identifier<Drink>: Int] = [:], saved: [Identifier<Drink>: Int64] = [:],
        tried: [Identifier<Drink>: Int64] = [:], collections: [MemberCollection] = []
    ) {
        self.ratings = ratings
        self.made = made
        self.counts = counts
        self.saved = saved
        self.tried = tried
        self.collections = collections
    }

    /// The values to sort by, larger first; nil if the order uses none.
    func values(for sort: DrinkSort) -> [Identifier<Drink>: Double]? {
        switch sort {
        case .rating: ratings
        case .made: made.mapValues(Double.init)
        case .count: counts.mapValues(Double.init)
        case .marked(.saved): saved.mapValues(Double.init)
        case .marked(.tried): tried.mapValues(Double.init)
        case .name, .strength, .away, .random: nil
        }
    }

    func holds(_ option: DrinkOption, for drink: Identifier<Drink>) -> Bool {
        switch option {
        case .marked(.saved): saved[drink] != nil
        case .marked(.tried): tried[drink] != nil
        case .made: made[drink] != nil
        case .own: OwnRecordID.isOwn(drink.rawValue)
        case .rated(let stars): ratings[drink].map { $0 >= Double(stars) } ?? false
        case .collection(let id): collections.first { $0.collection.id == id }?.drinks.contains(drink) ?? false
        default: false
        }
    }
}

package struct MemberCollection: Hashable, Sendable {
    package let collection: DrinkCollection
    package let drinks: Set<Identifier<Drink>>
}
