/// A section of our own format that this module only carries: the bar, the log, the shopping list.
public struct ExchangeSection: Hashable, Sendable {
    /// Its name, `[a-z][a-z0-9_]*`, none of `format version tags ingredients drinks`.
    public let name: String
    /// Its records, in order.
    public var records: [ExchangeValue]

    /// Memberwise.
    public init(name: String, records: [ExchangeValue]) {
        self.name = name
        self.records = records
    }
}
