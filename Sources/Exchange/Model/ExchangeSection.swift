/// A section of our own format that this module only passes on: the bar, the log, the shopping list.
public struct ExchangeSection: Hashable, Sendable {
    /// `[a-z][a-z0-9_]*`, none of `format version tags ingredients drinks`.
    public let name: String
    /// In order.
    public var records: [ExchangeValue]

    /// Memberwise.
    public init(name: String, records: [ExchangeValue]) {
        self.name = name
        self.records = records
    }
}
