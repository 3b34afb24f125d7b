package struct TerminalCapabilities: Hashable, Sendable {
    /// 0 for none, 16,777,216 for all.
    package let colors: Int
    package let isUTF8: Bool
    package let term: String
    /// The requested TERM, if there is no terminfo entry for it and another one is used.
    package let missingTerm: String?
    /// Nil if the terminal cannot draw pixels, or while that is unknown.
    package let graphics: TerminalGraphics?
    /// The size of a cell in pixels; nil while unknown.
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
