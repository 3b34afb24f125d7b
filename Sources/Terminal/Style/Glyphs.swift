/// The signs the interface draws with, in a form the terminal can show in one column each.
public struct Glyphs: Hashable, Sendable {
    /// A horizontal rule.
    public let horizontal: Character
    /// A vertical rule.
    public let vertical: Character
    /// Corners of a box: top left, top right, bottom left, bottom right.
    public let corners: [Character]
    /// There it is.
    public let check: Character
    /// Something stands in.
    public let standIn: Character
    /// Not there, or optional.
    public let circle: Character
    /// On, in stock, now.
    public let disc: Character
    /// Missing.
    public let cross: Character
    /// A filled square of a meter.
    public let squareOn: Character
    /// An empty square of a meter.
    public let squareOff: Character
    /// The marker of the selected row.
    public let marker: Character
    /// Between the steps of a trail.
    public let trail: Character
    /// The drink in a glass.
    public let liquid: Character
    /// A full star.
    public let star: Character
    /// Between words of one line.
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

    /// Unicode without the signs that are two columns wide in terminals set to East Asian widths.
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
}
