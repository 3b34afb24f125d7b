/// The symbols of the interface, in a form that the terminal can show in one column each.
package struct Glyphs: Hashable, Sendable {
    /// A horizontal rule.
    package private(set) var horizontal: Character
    /// A vertical rule.
    package private(set) var vertical: Character
    /// Top left, top right, bottom left, bottom right.
    package private(set) var corners: [Character]
    /// Available.
    package let check: Character
    /// Replaced by a substitute.
    package let standIn: Character
    /// Unavailable, or optional.
    package let circle: Character
    /// On, in stock, now.
    package let disc: Character
    /// Missing.
    package let cross: Character
    /// A filled square of a meter.
    package let squareOn: Character
    /// An empty square of a meter.
    package let squareOff: Character
    /// Marks the selected row.
    package let marker: Character
    /// Separates the steps of a breadcrumb trail.
    package let trail: Character
    /// The drink in a glass.
    package let liquid: Character
    /// A full star.
    package let star: Character
    /// Separates words on one line.
    package let dot: Character
    /// Arrow to the right.
    package let arrow: Character
    /// The Enter key in hints.
    package let enter: String
    /// The frames of a spinner.
    package let spinner: [Character]

    /// The full set.
    package static let unicode = Glyphs(
        horizontal: "─", vertical: "│", corners: ["┌", "┐", "└", "┘"], check: "✓", standIn: "~", circle: "○",
        disc: "●", cross: "✗", squareOn: "■", squareOff: "□", marker: "▸", trail: "›", liquid: "█", star: "★",
        dot: "·", arrow: "→", enter: "⏎",
        spinner: ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"])

    /// Unicode without symbols that are two columns wide in terminals set to East Asian widths.
    package static let unambiguous = Glyphs(
        horizontal: "-", vertical: "|", corners: ["+", "+", "+", "+"], check: "✓", standIn: "~", circle: "o",
        disc: "*", cross: "✗", squareOn: "#", squareOff: "-", marker: "▸", trail: "›", liquid: "#", star: "*",
        dot: "-", arrow: ">", enter: "⏎",
        spinner: ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"])

    /// ASCII alone.
    package static let ascii = Glyphs(
        horizontal: "-", vertical: "|", corners: ["+", "+", "+", "+"], check: "v", standIn: "~", circle: "o",
        disc: "*", cross: "x", squareOn: "#", squareOff: "-", marker: ">", trail: ">", liquid: "#", star: "*",
        dot: "-", arrow: ">", enter: "ret", spinner: ["|", "/", "-", "\\"])

    /// The same without lines and frames, which a screen reader would read out.
    package var withoutFrames: Glyphs {
        var glyphs = self
        glyphs.horizontal = " "
        glyphs.vertical = " "
        glyphs.corners = [" ", " ", " ", " "]
        return glyphs
    }

    /// Whether all of them are ASCII.
    package var isASCII: Bool { enter.utf8.allSatisfy { $0 < 0x80 } && star.isASCII && check.isASCII }
}
