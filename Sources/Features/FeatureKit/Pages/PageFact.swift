/// A label and what there is to say, in two columns.
public struct PageFact: Hashable, Sendable {
    package let label: String
    /// What it is; wrapped.
    package let value: String

    package init(_ label: String, _ value: String) {
        self.label = label
        self.value = value
    }
}
