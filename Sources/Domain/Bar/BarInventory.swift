/// The bottles in the bar a member uses, and whose bar it is.
public struct BarInventory: Hashable, Sendable {
    /// Whose bar it is; nil for the member's own.
    public let host: BarSharer?
    /// In no particular order.
    public let bottles: [Bottle]

    /// Memberwise.
    public init(host: BarSharer? = nil, bottles: [Bottle]) {
        self.host = host
        self.bottles = bottles
    }
}
