/// Three squares that say how much of something there is, and the same in words.
public struct PageMeter: Hashable, Sendable {
    /// The most squares.
    static let maximum = 3

    /// How much there is, 0…3.
    public let value: Int
    /// What is measured and how much of it there is: `24.5 %`, `little sugar`.
    public let text: String

    /// Memberwise.
    public init(_ value: Int, _ text: String) {
        self.value = value
        self.text = text
    }
}
