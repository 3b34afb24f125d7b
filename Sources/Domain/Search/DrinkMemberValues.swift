/// What a member has said of drinks, for the orders that go by it.
public struct DrinkMemberValues: Hashable, Sendable {
    /// Ratings.
    public let ratings: [Identifier<Drink>: Double]
    /// When a drink was made last, in seconds since 1970.
    public let made: [Identifier<Drink>: Int64]

    /// Makes values; nothing named is nothing said.
    public init(ratings: [Identifier<Drink>: Double] = [:], made: [Identifier<Drink>: Int64] = [:]) {
        self.ratings = ratings
        self.made = made
    }

    /// What an order goes by, the larger first; nil where it goes by something else.
    func values(for sort: DrinkSort) -> [Identifier<Drink>: Double]? {
        switch sort {
        case .rating: ratings
        case .made: made.mapValues(Double.init)
        case .name, .strength, .away, .random: nil
        }
    }
}
