/// Three squares that say how much of something there is, and the same in words.
package struct PageMeter: Hashable, Sendable {
    /// The most squares.
    static let maximum = 3

    /// How much there is, 0…3.
    package let value: Int
    /// What is measured and how much of it there is: `24.5 %`, `little sugar`.
    package let text: String

    package init(_ value: Int, _ text: String) {
        self.value = value
        self.text = text
    }
}
