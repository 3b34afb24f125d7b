/// A meter of three squares with a text for its value.
package struct PageMeter: Hashable, Sendable {
    static let maximum = 3

    /// The level, 0…3.
    package let value: Int
    /// The quantity and its level in words: `24.5 %`, `little sugar`.
    package let text: String

    package init(_ value: Int, _ text: String) {
        self.value = value
        self.text = text
    }
}
