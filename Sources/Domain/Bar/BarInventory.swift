/// The bottles in the bar a member uses, and whose bar it is.
package struct BarInventory: Hashable, Sendable {
    /// Whose bar it is; nil for the member's own.
    package let host: BarSharer?
    /// In no particular order.
    package let bottles: [Bottle]

    package init(host: BarSharer? = nil, bottles: [Bottle]) {
        self.host = host
        self.bottles = bottles
    }
}
