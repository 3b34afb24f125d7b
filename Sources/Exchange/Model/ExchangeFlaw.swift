/// What is wrong with a field of a record.
struct ExchangeFlaw: Error, Hashable {
    let field: String
    let reason: String

    /// `field: reason`, or the reason alone if it is about the whole record.
    var text: String { field.isEmpty ? reason : "\(field): \(reason)" }
}
