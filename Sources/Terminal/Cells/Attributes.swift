/// How a cell is drawn, apart from its colours.
public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits, in the order of the constants below.
    public let rawValue: UInt8

    /// Memberwise.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Heavier strokes.
    public static let bold = Attributes(rawValue: 1 << 0)
    /// Fainter colour.
    public static let dim = Attributes(rawValue: 1 << 1)
    /// Slanted.
    public static let italic = Attributes(rawValue: 1 << 2)
    /// A line under the text.
    public static let underline = Attributes(rawValue: 1 << 3)
    /// Foreground and background swapped.
    public static let reverse = Attributes(rawValue: 1 << 4)
}
