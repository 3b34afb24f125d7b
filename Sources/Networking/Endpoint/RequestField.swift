/// A query item or a header.
public struct RequestField: Hashable, Sendable {
    /// Its name.
    public let name: String
    /// Its value, not escaped.
    public let value: RequestText

    /// Memberwise.
    public init(_ name: String, _ value: RequestText) {
        self.name = name
        self.value = value
    }
}
