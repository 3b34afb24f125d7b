/// A section of a menu with its heading.
public struct MarkdownMenuSection: Hashable, Sendable {
    /// A drink on a menu.
    public struct Entry: Hashable, Sendable {
        /// Its name.
        public var name: String
        /// A line about it, such as its ingredients; nil for none.
        public var details: String?
        /// The price as text; nil for none.
        public var price: String?

        /// Memberwise.
        public init(name: String, details: String? = nil, price: String? = nil) {
            self.name = name
            self.details = details
            self.price = price
        }
    }

    /// The heading.
    public var title: String
    /// The drinks.
    public var entries: [Entry]

    /// Memberwise.
    public init(title: String, entries: [Entry]) {
        self.title = title
        self.entries = entries
    }
}

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
