package import Domain

/// Where a record was found.
package struct ExchangePlace: Hashable, Sendable {
    /// Relative to the folder or archive.
    package let file: String
    /// The record's own id or name, else its number in the file ("record 3", "line 12").
    package let record: String

    package init(file: String, record: String) {
        self.file = file
        self.record = record
    }
}

/// A value with the place where it was found.
package struct ExchangeItem<Value: Sendable>: Sendable {
    package let value: Value
    /// Where it was found.
    package let place: ExchangePlace

    package init(value: Value, place: ExchangePlace) {
        self.value = value
        self.place = place
    }
}

extension ExchangeItem: Equatable where Value: Equatable {}

/// Something that was interpreted or left out while reading a record.
package struct ExchangeWarning: Hashable, Sendable {
    package let place: ExchangePlace
    /// What was done and why.
    package let remark: RecordRemark

    package init(place: ExchangePlace, remark: RecordRemark) {
        self.place = place
        self.remark = remark
    }
}
