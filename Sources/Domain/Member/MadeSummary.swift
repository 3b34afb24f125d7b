/// What the making log says of one drink.
public struct MadeSummary: Hashable, Sendable, Identifiable {
    /// The drink.
    public let drink: Identifier<Drink>
    /// How often it was made, at least 1.
    public let count: Int
    /// The latest making.
    public let last: MadeEntry
    /// The mean of all ratings, 0.5…5; nil when it was never rated.
    public let averageRating: Double?

    /// Makes a summary.
    public init(drink: Identifier<Drink>, count: Int, last: MadeEntry, averageRating: Double?) {
        self.drink = drink
        self.count = count
        self.last = last
        self.averageRating = averageRating
    }

    /// A drink has one summary.
    public var id: Identifier<Drink> { drink }
}
