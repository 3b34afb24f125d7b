/// A summary of one drink's entries in the log.
public struct MadeSummary: Hashable, Sendable, Identifiable {
    /// The drink.
    public let drink: Identifier<Drink>
    /// At least 1.
    public let count: Int
    /// The latest entry.
    public let last: MadeEntry
    /// The mean of all ratings, 0.5…5; nil if it was never rated.
    public let averageRating: Double?

    /// Memberwise.
    public init(drink: Identifier<Drink>, count: Int, last: MadeEntry, averageRating: Double?) {
        self.drink = drink
        self.count = count
        self.last = last
        self.averageRating = averageRating
    }

    /// The drink.
    public var id: Identifier<Drink> { drink }
}
