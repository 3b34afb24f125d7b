/// The symbols of the interface, in a form that the terminal can show in one column each.
public struct Glyphs: Hashable, Sendable {
    /// A horizontal rule.
    public private(set) var horizontal: Character
    /// A vertical rule.
    public private(set) var vertical: Character
    /// Top left, top right, bottom left, bottom right.
    public private(set) var corners: [Character]
    /// Available.
    public let check: Character
    /// Replaced by a substitute.
    public let standIn: Character
    /// Unavailable, or optional.
    public let circle: Character
    /// On, in stock, now.
    public let disc: Character
    /// Missing.
    public let cross: Character
    /// A filled square of a meter.
    public let squareOn: Character
    /// An empty square of a meter.
    public let squareOff: Character
    /// Marks the selected row.
    public let marker: Character
    /// Separates the steps of a breadcrumb trail.
    public let trail: Character
    /// The drink in a glass.
    public let liquid: Character
    /// A full star.
    public let star: Character
    /// Separates words on one line.
    public let dot: Character
    /// Arrow to the right.
    public let arrow: Character
    /// The Enter key in hints.
    public let enter: String
    /// The frames of a spinner.
    public let spinner: [Character]

    /// The full set.
    public static let unicode = Glyphs(
        horizontal: "─", vertical: "│", corners: ["┌", "┐", "└", "┘"], check: "✓", standIn: "~", circle: "○",
        disc: "●", cross: "✗", squareOn: "■", squareOff: "□", marker: "▸", trail: "›", liquid: "█", star: "★",
        dot: "·", arrow: "→", enter: "⏎",
        spinner: ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"])

    /// Unicode without symbols that are two columns wide in terminals set to East Asian widths.
    public static let unambiguous = Glyphs(
        horizontal: "-", vertical: "|", corners: ["+", "+", "+", "+"], check: "✓", standIn: "~", circle: "o",
        disc: "*", cross: "✗", squareOn: "#", squareOff: "-", marker: "▸", trail: "›", liquid: "#", star: "*",
        dot: "-", arrow: ">", enter: "⏎",
        spinner: ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"])

    /// ASCII alone.
    public static let ascii = Glyphs(
        horizontal: "-", vertical: "|", corners: ["+", "+", "+", "+"], check: "v", standIn: "~", circle: "o",
        disc: "*", cross: "x", squareOn: "#", squareOff: "-", marker: ">", trail: ">", liquid: "#", star: "*",
        dot: "-", arrow: ">", enter: "ret", spinner: ["|", "/", "-", "\\"])

    /// The same without lines and frames, which a screen reader would read out.
    public var withoutFrames: Glyphs {
        var glyphs = self
        glyphs.horizontal = " "
        glyphs.vertical = " "
        glyphs.corners = [" ", " ", " ", " "]
        return glyphs
    }

    /// Whether all of them are ASCII.
    public var isASCII: Bool { enter.utf8.allSatisfy { $0 < 0x80 } && star.isASCII && check.isASCII }
}
