/// Something that is to go on the shopping list.
public struct ShoppingEntry: Hashable, Sendable {
    /// What it is.
    public let subject: ShoppingSubject
    /// How much, as recipes count; nil for one of whatever a shop sells.
    public private(set) var amount: Double?
    /// The unit of the amount; nil without one.
    public private(set) var unit: MeasureUnit?
    /// The drinks it is for, in the order they were added, each once.
    public private(set) var drinks: [Identifier<Drink>]

    /// Makes an entry; an amount that is none, or without its unit, is left out.
    public init(
        _ subject: ShoppingSubject, amount: Double? = nil, unit: MeasureUnit? = nil,
        drinks: [Identifier<Drink>] = []
    ) {
        self.subject = subject
        self.drinks = []
        if let amount, amount > 0, amount.isFinite, let unit {
            self.amount = amount
            self.unit = unit
        }
        add(drinks)
    }

    /// Both together: amounts of one unit add up, and what has no amount joins whatever stands there. Nil where the two
    /// are about different things or in different units.
    public func merged(with other: ShoppingEntry) -> ShoppingEntry? {
        guard subject == other.subject else { return nil }
        var sum = self
        switch (amount, other.amount) {
        case (_, nil): break
        case (nil, _):
            sum.amount = other.amount
            sum.unit = other.unit
        case (let left?, let right?):
            guard unit == other.unit else { return nil }
            sum.amount = left + right
        }
        sum.add(other.drinks)
        return sum
    }

    private mutating func add(_ more: [Identifier<Drink>]) {
        for drink in more where !drinks.contains(drink) { drinks.append(drink) }
    }
}
