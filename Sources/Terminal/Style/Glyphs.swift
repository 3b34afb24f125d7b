package struct Glyphs: Hashable, Sendable {
    package struct Frame: Hashable, Sendable {
        package let horizontal: Character
        package let vertical: Character
        /// Top left, top right, bottom left, bottom right.
        package let corners: [Character]

        static let none = Frame(horizontal: " ", vertical: " ", corners: [" ", " ", " ", " "])
    }

    package private(set) var frame: Frame
    /// The frame of what has the focus.
    package private(set) var focusedFrame: Frame
    /// Available.
    package let check: Character
    /// Replaced by a substitute.
    package let standIn: Character
    /// Unavailable, or optional.
    package let circle: Character
    /// On, in stock, now.
    package let disc: Character
    package let cross: Character
    package let squareOn: Character
    package let squareOff: Character
    package let marker: Character
    package let trail: Character
    package let liquid: Character
    package let star: Character
    package let dot: Character
    package let arrow: Character
    package let enter: String
    package let spinner: [Character]

    package static let unicode = Glyphs(
        frame: Frame(horizontal: "─", vertical: "│", corners: ["╭", "╮", "╰", "╯"]),
        focusedFrame: Frame(horizontal: "━", vertical: "┃", corners: ["┏", "┓", "┗", "┛"]), check: "✓", standIn: "~",
        circle: "○",
        disc: "●", cross: "✗", squareOn: "■", squareOff: "□", marker: "▸", trail: "›", liquid: "█", star: "★",
        dot: "·", arrow: "→", enter: "⏎",
        spinner: ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"])

    /// Unicode without symbols that are two columns wide in terminals set to East Asian widths.
    package static let unambiguous = Glyphs(
        frame: Frame(horizontal: "-", vertical: "|", corners: ["+", "+", "+", "+"]),
        focusedFrame: Frame(horizontal: "=", vertical: "|", corners: ["#", "#", "#", "#"]), check: "✓", standIn: "~",
        circle: "o",
        disc: "*", cross: "✗", squareOn: "#", squareOff: "-", marker: "▸", trail: "›", liquid: "#", star: "*",
        dot: "-", arrow: ">", enter: "⏎",
        spinner: ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"])

    package static let ascii = Glyphs(
        frame: Frame(horizontal: "-", vertical: "|", corners: ["+", "+", "+", "+"]),
        focusedFrame: Frame(horizontal: "=", vertical: "|", corners: ["#", "#", "#", "#"]), check: "v", standIn: "~",
        circle: "o",
        disc: "*", cross: "x", squareOn: "#", squareOff: "-", marker: ">", trail: ">", liquid: "#", star: "*",
        dot: "-", arrow: ">", enter: "ret", spinner: ["|", "/", "-", "\\"])

    /// The same symbols without lines and frames, which a screen reader would read out.
    package var withoutFrames: Glyphs {
        var glyphs = self
        glyphs.frame = .none
        glyphs.focusedFrame = .none
        return glyphs
    }

    package var isASCII: Bool { enter.utf8.allSatisfy { $0 < 0x80 } && star.isASCII && check.isASCII }
}
