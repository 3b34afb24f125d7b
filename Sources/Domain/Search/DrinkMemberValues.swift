package struct DrinkMemberValues: Hashable, Sendable {
    package var ratings: [Identifier<Drink>: Double] = [:]
    /// When a drink was last made, in seconds since 1970 UTC like the other times.
    package var made: [Identifier<Drink>: Int64] = [:]
    /// How often a drink was made, at least 1.
    package var counts: [Identifier<Drink>: Int] = [:]
    package var saved: [Identifier<Drink>: Int64] = [:]
    package var tried: [Identifier<Drink>: Int64] = [:]
    package var collections: [MemberCollection] = []

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
