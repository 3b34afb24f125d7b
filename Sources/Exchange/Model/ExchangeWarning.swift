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
