/// A label and what there is to say, in two columns.
public struct PageFact: Hashable, Sendable {
    /// The label.
    public let label: String
    /// What it is; wrapped.
    public let value: String

    /// Memberwise.
    public init(_ label: String, _ value: String) {
        self.label = label
        self.value = value
    }
}
