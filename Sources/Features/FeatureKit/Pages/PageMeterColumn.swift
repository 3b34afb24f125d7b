import Terminal

/// Places the meters of a page's rows: at the end of the lines, or below the text if the lines are too short.
struct PageMeterColumn {
    private static let narrowestText = 40
    private static let squares = PageMeter.maximum * 2 - 1
    private static let gap = 3

    private let texts: Int

    /// Measures the meters of all rows; nil if there are none.
    init?<Target>(_ blocks: [PageBlock<Target>], metrics: TextMetrics) {
        var texts = 0
        for case .row(let row) in blocks {
            for meter in row.meters { texts = max(texts, metrics.width(of: meter.text)) }
        }
        guard texts > 0 else { return nil }
        self.texts = texts
    }

    private var width: Int { Self.squares + 2 + texts }

    /// The end of the text beside the meters; nil if the meters are below it.
    @MainActor
    func textEnd(from left: Int, to right: Int, _ context: RenderContext) -> Int? {
        guard !context.isPlain else { return nil }
        let end = right - width - Self.gap
        return end - left >= Self.narrowestText ? end : nil
    }

    @MainActor
    func draw(_ meters: [PageMeter], into canvas: inout Canvas, right: Int, y: Int, context: RenderContext) {
        let x = right - width
        for (row, meter) in meters.enumerated() {
            let end = MeterView.draw(
                meter.value, of: PageMeter.maximum, into: &canvas, x: x, y: y + row, context: context)
            canvas.put(meter.text, x: end + 2, y: y + row, style: context.theme[row == 0 ? .text : .muted])
        }
    }

    /// Draws the meters in a line; only their words for a screen reader.
    @MainActor
    static func drawLine(_ meters: [PageMeter], into canvas: inout Canvas, x: Int, y: Int, context: RenderContext) {
        var x = x
        for meter in meters {
            if !context.isPlain {
                x = MeterView.draw(meter.value, of: PageMeter.maximum, into: &canvas, x: x, y: y, context: context) + 1
            }
            x = canvas.put(meter.text, x: x, y: y, style: context.theme[.text]) + 2
        }
    }
}
