/// The kind of a failed record.
public enum ExchangeRecordKind: String, CaseIterable, Sendable {
    case drink
    case ingredient
    /// A whole file that could not be read.
    case file
    /// A record of another section of our own format.
    case section
}
