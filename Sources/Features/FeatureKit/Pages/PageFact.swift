public struct PageFact: Hashable, Sendable {
    package let label: String
    /// Wrapped to the width of its column.
    package let value: String

    package init(_ label: String, _ value: String) {
        self.label = label
        self.value = value
    }
}
