struct DrawnGlyph: Equatable {
    /// A blank if nothing is sent.
    let character: Character
    /// The columns of the glyph in the terminal, 0 to 2.
    let glyphColumns: Int
    /// The columns of the cluster, 0 to 2, at least those of the glyph.
    let columns: Int

    /// - Parameter columns: nil for those of the glyph alone.
    init(_ character: Character, glyphColumns: Int, columns: Int? = nil) {
        self.character = character
        self.glyphColumns = glyphColumns
        self.columns = max(glyphColumns, columns ?? 0)
    }

    static let nothing = DrawnGlyph(" ", glyphColumns: 0)

    static func blank(_ columns: Int) -> DrawnGlyph {
        DrawnGlyph(" ", glyphColumns: min(columns, 1), columns: columns)
    }
}
