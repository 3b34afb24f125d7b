/// A bar between two sides: it leaves the middle towards the side that has more, as far as that side is ahead.
@MainActor
package enum DivergingBarView {
    /// - Parameters:
    ///   - lead: how far a side is ahead, -1 for all of the left one, 1 for all of the right one, 0 for none.
    ///   - half: the columns of each side; the middle takes one more.
    package static func draw(
        _ lead: Double, half: Int, into canvas: inout Canvas, x: Int, y: Int, context: RenderContext
    ) {
        guard half > 0 else { return }
        let isFine = context.glyphs == .unicode && !canvas.metrics.isASCII
        let middle = x + half
        canvas.put(
            String(repeating: isFine ? "─" : "-", count: half * 2 + 1), x: x, y: y, style: context.theme[.meterOff])
        // Whole columns of less than a line's height: rows of bars stay apart. The smallest lead is one.
        let units = (min(abs(lead), 1) * Double(half)).rounded()
        let length = lead == 0 ? 0 : max(1, Int(units))
        canvas.put(
            String(repeating: isFine ? "▆" : "#", count: length), x: lead < 0 ? middle - length : middle + 1, y: y,
            style: context.theme[.meter])
        canvas.put(isFine ? "│" : "|", x: middle, y: y, style: context.theme[.text])
    }
}
