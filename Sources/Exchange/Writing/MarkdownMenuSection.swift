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
