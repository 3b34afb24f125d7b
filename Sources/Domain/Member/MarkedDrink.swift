/// A drink of a marked list, with what gives it its place there: the newest first, then by id downwards.
public struct MarkedDrink: Hashable, Sendable, Identifiable {
    /// The drink.
    public let drink: Identifier<Drink>
    /// When it was marked, seconds since 1970 UTC.
    public let markedAt: Int64

    /// Makes a place in the list.
    public init(drink: Identifier<Drink>, markedAt: Int64) {
        self.drink = drink
        self.markedAt = markedAt
    }

    /// A list holds a drink once.
    public var id: Identifier<Drink> { drink }
}
