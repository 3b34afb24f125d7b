/// Three squares that say how much of something there is, with what they measure and a number.
public struct PageMeter: Hashable, Sendable {
    /// The most squares.
    static let maximum = 3

    /// What is measured.
    public let label: String
    /// How much there is, 0…3.
    public let value: Int
    /// The same as a number; empty for none.
    public let text: String

    /// Memberwise.
    public init(_ label: String, value: Int, text: String = "") {
        self.label = label
        self.value = value
        self.text = text
    }
}
