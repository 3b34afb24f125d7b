package import Domain

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

package struct ExchangeItem<Value: Sendable>: Sendable {
    package let value: Value
    package let place: ExchangePlace
}

extension ExchangeItem: Equatable where Value: Equatable {}

package struct ExchangeWarning: Hashable, Sendable {
    package let place: ExchangePlace
    package let remark: RecordRemark
}
