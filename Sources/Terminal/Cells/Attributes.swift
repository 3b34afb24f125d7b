/// How a cell is drawn, apart from its colours.
package struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits, in the order of the constants below.
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Heavier strokes.
    package static let bold = Attributes(rawValue: 1 << 0)
    /// Fainter colour.
    package static let dim = Attributes(rawValue: 1 << 1)
    /// Slanted.
    package static let italic = Attributes(rawValue: 1 << 2)
    /// A line under the text.
    package static let underline = Attributes(rawValue: 1 << 3)
    /// Foreground and background swapped.
    package static let reverse = Attributes(rawValue: 1 << 4)
}
