/// A section of our own format that this module only passes on: the bar, the log, the shopping list.
package struct ExchangeSection: Hashable, Sendable {
    /// `[a-z][a-z0-9_]*`, none of `format version tags ingredients drinks`.
    package let name: String
    package var records: [ExchangeValue]

    package init(name: String, records: [ExchangeValue]) {
        self.name = name
        self.records = records
    }
}
