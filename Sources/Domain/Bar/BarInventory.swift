package struct BarInventory: Hashable, Sendable {
    /// The owner; nil for the member's own bar.
    package let host: BarSharer?
    /// In no particular order.
    package let bottles: [Bottle]

    package init(host: BarSharer? = nil, bottles: [Bottle]) {
        self.host = host
        self.bottles = bottles
    }
}
