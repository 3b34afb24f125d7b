package struct RequestField: Hashable, Sendable {
    package let name: String
    /// Unescaped.
    package let value: RequestText

    package init(_ name: String, _ value: RequestText) {
        self.name = name
        self.value = value
    }
}
