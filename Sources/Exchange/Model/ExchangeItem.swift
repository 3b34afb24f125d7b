/// A value with the place where it was found.
public struct ExchangeItem<Value: Sendable>: Sendable {
    /// The value.
    public let value: Value
    /// Where it was found.
    public let place: ExchangePlace

    /// Memberwise.
    public init(value: Value, place: ExchangePlace) {
        self.value = value
        self.place = place
    }
}

extension ExchangeItem: Equatable where Value: Equatable {}
