internal import Terminal

/// Where the meters of a page's rows stand: at the end of the lines, or under them where that leaves too little room.
struct PageMeterColumn {
    /// The narrowest text beside the meters.
    private static let narrowestText = 40
    /// The columns of three squares with a blank between them.
    private static let squares = PageMeter.maximum * 2 - 1
    private static let gap = 3

    private let labels: Int
    private let texts: Int

    /// Measures what all rows have; nil where none has a meter.
    init?<Target>(_ blocks: [PageBlock<Target>], metrics: TextMetrics) {
        var labels = 0
        var texts = 0
        for case .row(let row) in blocks {
            for meter in row.meters {
                labels = max(labels, metrics.width(of: meter.label))
                texts = max(texts, metrics.width(of: meter.text))
            }
        }
        guard labels > 0 else { return nil }
        self.labels = labels
        self.texts = texts
    }

    private var width: Int { labels + 1 + Self.squares + (texts > 0 ? texts + 2 : 0) }

    /// Where the text beside the meters ends; nil where they stand under it.
    func textEnd(from left: Int, to right: Int) -> Int? {
        let end = right - width - Self.gap
        return end - left >= Self.narrowestText ? end : nil
    }

    /// Draws meters under each other, their ends at `right`.
    @MainActor
    func draw(_ meters: [PageMeter], into canvas: inout Canvas, right: Int, y: Int, context: RenderContext) {
        let x = right - width
        for (row, meter) in meters.enumerated() {
            canvas.put(meter.label, x: x, y: y + row, style: context.theme[.muted])
            MeterView.draw(
                meter.value, of: PageMeter.maximum, into: &canvas, x: x + labels + 1, y: y + row, context: context)
            canvas.put(
                meter.text, x: right - canvas.metrics.width(of: meter.text), y: y + row, style: context.theme[.text])
        }
    }

    /// Draws meters in one line.
    @MainActor
    static func drawLine(_ meters: [PageMeter], into canvas: inout Canvas, x: Int, y: Int, context: RenderContext) {
        var x = x
        for meter in meters {
            x = canvas.put(meter.label, x: x, y: y, style: context.theme[.muted]) + 1
            x = MeterView.draw(
                meter.value, of: PageMeter.maximum, into: &canvas, x: x, y: y, context: context)
            if !meter.text.isEmpty { x = canvas.put(meter.text, x: x + 1, y: y, style: context.theme[.text]) }
            x += 2
        }
    }
}
