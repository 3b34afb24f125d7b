/// A bar that grows from the middle towards the leading side, as far as that side leads; nothing for a screen reader.
@MainActor
package enum DivergingBarView {
    /// - Parameters:
    ///   - lead: how far a side leads, from -1 (all left) through 0 to 1 (all right).
    ///   - half: the columns of each side; the middle takes one more.
    package static func draw(
        _ lead: Double, half: Int, into canvas: inout Canvas, x: Int, y: Int, context: RenderContext
    ) {
        guard half > 0, !context.isPlain else { return }
        let isFine = context.glyphs == .unicode && !canvas.metrics.isASCII
        let middle = x + half
        canvas.put(
            String(repeating: isFine ? "─" : "-", count: half * 2 + 1), x: x, y: y, style: context.theme[.meterOff])
        // Less than a line high, so that bars in adjacent rows stay apart. The smallest lead takes one column.
        let units = (min(abs(lead), 1) * Double(half)).rounded()
        let length = lead == 0 ? 0 : max(1, Int(units))
        canvas.put(
            String(repeating: isFine ? "▆" : "#", count: length), x: lead < 0 ? middle - length : middle + 1, y: y,
            style: context.theme[.meter])
        canvas.put(isFine ? "│" : "|", x: middle, y: y, style: context.theme[.text])
    }
}
