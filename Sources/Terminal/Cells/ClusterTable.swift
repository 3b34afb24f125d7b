/// Glyphs of several scalars, numbered so that a cell stays small.
///
/// The table only grows, up to `limit` entries: beyond that a cluster is drawn as its first scalar, so that hostile
/// text cannot exhaust memory.
@MainActor
final class ClusterTable {
    /// The bit of `Cell.glyph` that marks an index into this table.
    nonisolated static let flag: UInt32 = 0x8000_0000
    static let limit = 1 << 16
    static let shared = ClusterTable()

    private var texts: [String] = []
    private var numbers: [String: UInt32] = [:]

    func glyph(for cluster: Character) -> UInt32 {
        let scalars = cluster.unicodeScalars
        guard let first = scalars.first else { return 0x20 }
        if scalars.count == 1 { return first.value }
        let text = String(cluster)
        if let known = numbers[text] { return known }
        guard texts.count < Self.limit else { return first.value }
        let number = UInt32(texts.count) | Self.flag
        texts.append(text)
        numbers[text] = number
        return number
    }

    /// The text of a glyph with the flag set; empty for an unknown index.
    func text(of glyph: UInt32) -> String {
        let index = Int(glyph & ~Self.flag)
        return texts.indices.contains(index) ? texts[index] : ""
    }
}
