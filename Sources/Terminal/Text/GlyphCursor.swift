/// Iterates over the grapheme clusters of a text with their widths.
struct GlyphCursor {
    /// The start of the current cluster.
    private(set) var start: String.Index
    private(set) var end: String.Index
    /// Its columns, 0 to 2.
    private(set) var columns = 0
    /// The scalar to draw as it is; nil if `glyph` applies.
    private(set) var scalar: UInt32?
    /// What to draw if `scalar` is nil.
    private(set) var glyph = DrawnGlyph.nothing

    private let text: String
    private let metrics: TextMetrics
    private let scalars: String.UnicodeScalarView
    private let limit: String.Index
    private var upcoming: UInt32 = 0
    private var upcomingColumns = 0

    /// Starts before the first cluster.
    init(_ text: String, metrics: TextMetrics) {
        self.init(text, range: text.startIndex..<text.endIndex, metrics: metrics)
    }

    /// Starts before the first cluster of a range that begins and ends between clusters.
    init(_ text: String, range: Range<String.Index>, metrics: TextMetrics) {
        self.text = text
        self.metrics = metrics
        scalars = text.unicodeScalars
        start = range.lowerBound
        end = start
        limit = range.upperBound
        peek()
    }

    /// Moves to the next cluster; false at the end of the text.
    @inline(__always)
    mutating func advance() -> Bool {
        start = end
        guard start < limit else { return false }
        let value = upcoming
        let simple = upcomingColumns
        end = scalars.index(after: start)
        peek()
        if simple > 0, upcomingColumns > 0 || end == limit {
            scalar = value
            columns = simple
        } else {
            readCluster()
        }
        return true
    }

    @inline(never)
    private mutating func readCluster() {
        end = text.index(after: start)
        peek()
        scalar = nil
        glyph = metrics.glyph(of: text[start])
        columns = glyph.columns
    }

    @inline(__always)
    private mutating func peek() {
        guard end < limit else { return }
        upcoming = scalars[end].value
        upcomingColumns = metrics.simpleColumns(upcoming)
    }
}
