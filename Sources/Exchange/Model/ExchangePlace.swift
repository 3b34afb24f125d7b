/// Where a record was found.
public struct ExchangePlace: Hashable, Sendable {
    /// Relative to the folder or archive.
    public let file: String
    /// The record's own id or name, else its number in the file ("record 3", "line 12").
    public let record: String

    /// Memberwise.
    public init(file: String, record: String) {
        self.file = file
        self.record = record
    }
}

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

/// Something that was interpreted or left out while reading a record.
public struct ExchangeWarning: Hashable, Sendable, CustomStringConvertible {
    /// Where.
    public let place: ExchangePlace
    /// What was done and why.
    public let text: String

    /// Memberwise.
    public init(place: ExchangePlace, text: String) {
        self.place = place
        self.text = text
    }

    /// `file: record: text`.
    public var description: String { "\(place.file): \(place.record): \(text)" }
}
