/// One column of one row: a glyph and its style. A wide glyph takes two cells, the second with width 0.
package struct Cell: Hashable, Sendable {
    /// A Unicode scalar value, or with the top bit set an index into `ClusterTable`.
    let glyph: UInt32
    /// 1 or 2 for a glyph, 0 for the second half of the preceding wide glyph.
    package let width: UInt8
    package var style: Style

    package static func blank(_ style: Style = .plain) -> Cell {
        Cell(glyph: 0x20, width: 1, style: style)
    }

    static func continuation(_ style: Style) -> Cell {
        Cell(glyph: 0, width: 0, style: style)
    }

    package var isContinuation: Bool { width == 0 }

    /// The glyph if it is a single scalar; nil for a cluster of several.
    package var scalar: Unicode.Scalar? {
        glyph & ClusterTable.flag == 0 ? Unicode.Scalar(glyph) : nil
    }

    /// The glyph as text; empty for a continuation.
    @MainActor package var text: String {
        if isContinuation { return "" }
        if let scalar { return String(Character(scalar)) }
        return ClusterTable.shared.text(of: glyph)
    }
}
