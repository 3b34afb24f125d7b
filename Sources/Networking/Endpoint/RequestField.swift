/// A query item or a header.
package struct RequestField: Hashable, Sendable {
    package let name: String
    /// Its value, not escaped.
    package let value: RequestText

    package init(_ name: String, _ value: RequestText) {
        self.name = name
        self.value = value
    }
}
