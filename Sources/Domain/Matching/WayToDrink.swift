/// The cheapest way from a bar to a drink it cannot make: one step for each thing that is missing.
public struct WayToDrink: Hashable, Sendable {
    /// How one missing thing is come by.
    public enum Step: Hashable, Sendable {
        /// It is bought.
        case buy(Identifier<Ingredient>)
        /// Something else is bought that may stand in for it.
        case buyStandIn(Identifier<Ingredient>, for: Identifier<Ingredient>)
        /// It is made from its parts; of those that are not there each is bought. `ratio` is the sugar to one part of
        /// water, by weight, of a syrup of nothing else.
        case make(Identifier<Ingredient>, from: [Identifier<Ingredient>], ratio: Double?)
        /// The recipe takes nothing but this one, and a cousin of it stands in the bar.
        case cousin(Identifier<Ingredient>, for: Identifier<Ingredient>)
    }

    /// The steps, in the order of the recipe; what was bought for one step serves the next.
    public let steps: [Step]
    /// What is to be bought, each once.
    public let purchases: [Identifier<Ingredient>]

    /// Makes a way.
    public init(steps: [Step], purchases: [Identifier<Ingredient>]) {
        self.steps = steps
        self.purchases = purchases
    }
}
