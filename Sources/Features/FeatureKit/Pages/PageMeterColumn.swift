import Terminal

/// Where the meters of a page's rows stand: at the end of the lines, or under them where that leaves too little room.
struct PageMeterColumn {
    /// The narrowest text beside the meters.
    private static let narrowestText = 40
    /// The columns of three squares with a blank between them.
    private static let squares = PageMeter.maximum * 2 - 1
    private static let gap = 3

    private let texts: Int

    /// Measures what all rows have; nil where none has a meter.
    init?<Target>(_ blocks: [PageBlock<Target>], metrics: TextMetrics) {
        var texts = 0
        for case .row(let row) in blocks {
            for meter in row.meters { texts = max(texts, metrics.width(of: meter.text)) }
        }
        guard texts > 0 else { return nil }
        self.texts = texts
    }

    private var width: Int { Self.squares + 2 + texts }

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
            let end = MeterView.draw(
                meter.value, of: PageMeter.maximum, into: &canvas, x: x, y: y + row, context: context)
            canvas.put(meter.text, x: end + 2, y: y + row, style: context.theme[row == 0 ? .text : .muted])
        }
    }

    @MainActor
    static func drawLine(_ meters: [PageMeter], into canvas: inout Canvas, x: Int, y: Int, context: RenderContext) {
        var x = x
        for meter in meters {
            x = MeterView.draw(
                meter.value, of: PageMeter.maximum, into: &canvas, x: x, y: y, context: context)
            x = canvas.put(meter.text, x: x + 1, y: y, style: context.theme[.text]) + 2
        }
    }
}
