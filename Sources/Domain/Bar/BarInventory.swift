/// What stands in the bar a member uses, and whose bar that is.
public struct BarInventory: Hashable, Sendable {
    /// Whose bar it is; nil for the member's own.
    public let host: BarSharer?
    /// Everything on it, in no particular order.
    public let bottles: [Bottle]

    /// Makes a shelf.
    public init(host: BarSharer? = nil, bottles: [Bottle]) {
        self.host = host
        self.bottles = bottles
    }
}
