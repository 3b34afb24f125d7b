/// A line of a shopping list.
package struct MarkdownShoppingItem: Hashable, Sendable {
    /// What to buy.
    package var name: String
    /// As text ("2 bottles"); nil for none.
    package var amount: String?
    /// The names of the drinks it is for.
    package var drinks: [String]
    /// Whether it is ticked.
    package var isDone: Bool

    package init(name: String, amount: String? = nil, drinks: [String] = [], isDone: Bool = false) {
        self.name = name
        self.amount = amount
        self.drinks = drinks
        self.isDone = isDone
    }
}
