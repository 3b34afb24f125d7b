package struct MarkdownShoppingItem: Hashable, Sendable {
    package var name: String
    /// As text ("2 bottles"); nil for none.
    package var amount: String?
    package var drinks: [String]
    package var isDone: Bool

    package init(name: String, amount: String? = nil, drinks: [String] = [], isDone: Bool = false) {
        self.name = name
        self.amount = amount
        self.drinks = drinks
        self.isDone = isDone
    }
}
