/// What a member has said of drinks, for the filters and orders that go by it.
public struct DrinkMemberValues: Hashable, Sendable {
    /// Ratings.
    public let ratings: [Identifier<Drink>: Double]
    /// When a drink was made last, in seconds since 1970.
    public let made: [Identifier<Drink>: Int64]
    /// How often a drink was made, at least 1.
    public let counts: [Identifier<Drink>: Int]
    /// When a drink was saved, in seconds since 1970.
    public let saved: [Identifier<Drink>: Int64]
    /// When a drink was marked as tried, in seconds since 1970.
    public let tried: [Identifier<Drink>: Int64]

    /// Makes values; nothing named is nothing said.
    public init(
        ratings: [Identifier<Drink>: Double] = [:], made: [Identifier<Drink>: Int64] = [:],
        counts: [Identifier<Drink>: Int] = [:], saved: [Identifier<Drink>: Int64] = [:],
        tried: [Identifier<Drink>: Int64] = [:]
    ) {
        self.ratings = ratings
        self.made = made
        self.counts = counts
        self.saved = saved
        self.tried = tried
    }

    /// What an order goes by, the larger first; nil where it goes by something else.
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

    /// Whether an option about the member holds for a drink.
    func holds(_ option: DrinkOption, for drink: Identifier<Drink>) -> Bool {
        switch option {
        case .marked(.saved): saved[drink] != nil
        case .marked(.tried): tried[drink] != nil
        case .made: made[drink] != nil
        default: false
        }
    }
}
