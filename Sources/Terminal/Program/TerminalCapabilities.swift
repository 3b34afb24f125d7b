/// What the terminal supports, as detected by the driver.
package struct TerminalCapabilities: Hashable, Sendable {
    /// The number of colours: 0 for none, 16,777,216 for all.
    package let colors: Int
    /// Whether it accepts UTF-8; if not, the program draws in ASCII.
    package let isUTF8: Bool
    /// The TERM in use.
    package let term: String
    /// The requested TERM, if there is no terminfo entry for it and another one is used.
    package let missingTerm: String?
    /// How it draws pixels; nil for not at all, or while that is not known.
    package let graphics: TerminalGraphics?
    /// The pixels of a cell; nil while they are not known.
    package let cellSize: Size?

    package init(
        colors: Int, isUTF8: Bool, term: String, missingTerm: String? = nil, graphics: TerminalGraphics? = nil,
        cellSize: Size? = nil
    ) {
        self.colors = colors
        self.isUTF8 = isUTF8
        self.term = term
        self.missingTerm = missingTerm
        self.graphics = graphics
        self.cellSize = cellSize
    }
}
