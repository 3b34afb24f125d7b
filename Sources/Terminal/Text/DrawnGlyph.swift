/// What is drawn for a grapheme cluster: a glyph, and blanks up to the columns it takes.
struct DrawnGlyph: Equatable {
    /// What is sent to the terminal; a blank where nothing is.
    let character: Character
    /// The columns the terminal gives the glyph, 0 to 2.
    let glyphColumns: Int
    /// The columns the cluster takes, 0 to 2, at least those of the glyph.
    let columns: Int

    /// Makes a glyph; without columns it takes those of the glyph alone.
    init(_ character: Character, glyphColumns: Int, columns: Int? = nil) {
        self.character = character
        self.glyphColumns = glyphColumns
        self.columns = max(glyphColumns, columns ?? 0)
    }

    /// Nothing is drawn.
    static let nothing = DrawnGlyph(" ", glyphColumns: 0)

    /// So many blanks.
    static func blank(_ columns: Int) -> DrawnGlyph {
        DrawnGlyph(" ", glyphColumns: min(columns, 1), columns: columns)
    }
}
