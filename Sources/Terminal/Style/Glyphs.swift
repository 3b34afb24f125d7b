package struct Glyphs: Hashable, Sendable {
    package struct Frame: Hashable, Sendable {
        package let horizontal: Character
        package let vertical: Character
        /// Top left, top right, bottom left, bottom right.
        package let corners: [Character]

        static let none = Frame(horizontal: " ", vertical: " ", corners: [" ", " ", " ", " "])
    }

    package struct Words: Hashable, Sendable {
        package let yes: String
        package let no: String
        package let without: String
        package let standIn: String
        package let hidden: String
        /// In the bar.
        package let owned: String
        /// Not in the bar.
        package let missing: String
        /// `%1 of %2`.
        package let level: String
        /// `%1 of 5`.
        package let rating: String
        /// `lowest %1, highest %2, last %3`.
        package let range: String

        package init(
            yes: String = "+", no: String = "-", without: String = "x", standIn: String = "~", hidden: String = "?",
            owned: String = "+", missing: String = "-",
            level: String = "%1/%2", rating: String = "%1/5", range: String = "%1 - %2, %3"
        ) {
            self.yes = yes
            self.no = no
            self.without = without
            self.standIn = standIn
            self.hidden = hidden
            self.owned = owned
            self.missing = missing
            self.level = level
            self.rating = rating
            self.range = range
        }

        package func level(_ value: String, of maximum: String) -> String {
            level.replacing("%1", with: value).replacing("%2", with: maximum)
        }

        package func rating(_ stars: String) -> String { rating.replacing("%1", with: stars) }

        package func range(lowest: String, highest: String, last: String) -> String {
            range.replacing("%1", with: lowest).replacing("%2", with: highest).replacing("%3", with: last)
        }
    }

    package private(set) var frame: Frame
    package private(set) var focusedFrame: Frame
    package private(set) var check: String
    /// Replaced by a substitute.
    package private(set) var standIn: String
    /// Unavailable, or optional.
    package private(set) var circle: String
    /// On, in stock, now.
    package private(set) var disc: String
    package private(set) var cross: String
    package private(set) var unknown = "?"
    package let squareOn: Character
    package let squareOff: Character
    package var marker: Character
    package let trail: Character
    package let liquid: Character
    package let star: Character
    package let dot: Character
    package let arrow: Character
    package private(set) var enter: String
    package let spinner: [Character]
    package private(set) var words = Words()

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
        focusedFrame: Frame(horizontal: "=", vertical: "|", corners: ["#", "#", "#", "#"]), check: "+", standIn: "~",
        circle: "o",
        disc: "*", cross: "x", squareOn: "#", squareOff: "-", marker: ">", trail: ">", liquid: "#", star: "*",
        dot: "-", arrow: ">", enter: "ret", spinner: ["|", "/", "-", "\\"])

    /// Words in place of the signs, and no frames: what a screen reader reads out.
    package func spoken(_ words: Words) -> Glyphs {
        var glyphs = self
        (glyphs.frame, glyphs.focusedFrame) = (.none, .none)
        (glyphs.check, glyphs.disc, glyphs.standIn) = (words.yes, words.yes, words.standIn)
        (glyphs.circle, glyphs.cross, glyphs.unknown) = (words.no, words.without, words.hidden)
        (glyphs.marker, glyphs.enter, glyphs.words) = (">", "Enter", words)
        return glyphs
    }

    package var isASCII: Bool { spinner.allSatisfy(\.isASCII) }
}
