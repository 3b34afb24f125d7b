/// A drink in a list of marked drinks, which is sorted newest first, then by id descending.
public struct MarkedDrink: Hashable, Sendable, Identifiable {
    /// The drink.
    public let drink: Identifier<Drink>
    /// Seconds since 1970 UTC.
    public let markedAt: Int64

    /// Memberwise.
    public init(drink: Identifier<Drink>, markedAt: Int64) {
        self.drink = drink
        self.markedAt = markedAt
    }

    /// The drink.
    public var id: Identifier<Drink> { drink }
}
