struct GlyphCursor {
    private(set) var start: String.Index
    private(set) var end: String.Index
    /// 0 to 2.
    private(set) var columns = 0
    /// The scalar to draw as it is; nil if `glyph` applies.
    private(set) var scalar: UInt32?
    private(set) var glyph = DrawnGlyph.nothing

    private let text: String
    private let metrics: TextMetrics
    private let scalars: String.UnicodeScalarView
    private let limit: String.Index
    private var upcoming: UInt32 = 0
    private var upcomingColumns = 0

    init(_ text: String, metrics: TextMetrics) {
        self.init(text, range: text.startIndex..<text.endIndex, metrics: metrics)
    }

    init(_ text: String, range: Range<String.Index>, metrics: TextMetrics) {
        self.text = text
        self.metrics = metrics
        scalars = text.unicodeScalars
        start = range.lowerBound
        end = start
        limit = range.upperBound
        peek()
    }

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
