/// A line of a shopping list.
public struct MarkdownShoppingItem: Hashable, Sendable {
    /// What to buy.
    public var name: String
    /// As text ("2 bottles"); nil for none.
    public var amount: String?
    /// The names of the drinks it is for.
    public var drinks: [String]
    /// Whether it is ticked.
    public var isDone: Bool

    /// Memberwise.
    public init(name: String, amount: String? = nil, drinks: [String] = [], isDone: Bool = false) {
        self.name = name
        self.amount = amount
        self.drinks = drinks
        self.isDone = isDone
    }
}
