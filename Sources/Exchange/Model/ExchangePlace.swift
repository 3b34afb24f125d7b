public import Domain

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
public struct ExchangeWarning: Hashable, Sendable {
    /// Where.
    public let place: ExchangePlace
    /// What was done and why.
    public let remark: RecordRemark

    /// Memberwise.
    public init(place: ExchangePlace, remark: RecordRemark) {
        self.place = place
        self.remark = remark
    }
}
