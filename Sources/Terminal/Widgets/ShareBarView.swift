/// A bar filled to a share of its width; nothing for a screen reader.
@MainActor
package enum ShareBarView {
    /// `share` is 0 to 1; anything above 0 is visible.
    package static func draw(
        _ share: Double, width: Int, into canvas: inout Canvas, x: Int, y: Int, context: RenderContext
    ) {
        guard width > 0, !context.isPlain else { return }
        canvas.put(
            sign(canvas, context, count: columns(share, of: width)), x: x, y: y, style: context.theme[.meter])
    }

    /// Less than a line high, so that bars in adjacent rows stay apart.
    fileprivate static func sign(_ canvas: Canvas, _ context: RenderContext, count: Int) -> String {
        String(repeating: context.glyphs == .unicode && !canvas.metrics.isASCII ? "▆" : "#", count: count)
    }

    /// The columns of a share; at least one of anything above 0.
    static func columns(_ share: Double, of width: Int) -> Int {
        let part = share.isFinite ? min(max(share, 0), 1) : 0
        return part == 0 ? 0 : max(1, Int((part * Double(width)).rounded()))
    }
}

/// A bar that starts in the middle and extends towards the leading side; nothing for a screen reader.
@MainActor
package enum DivergingBarView {
    /// `lead` is -1 (all to the left) to 1, as a share of a side of `half` columns; the middle takes one more.
    package static func draw(
        _ lead: Double, half: Int, into canvas: inout Canvas, x: Int, y: Int, context: RenderContext
    ) {
        guard half > 0, !context.isPlain else { return }
        let isFine = context.glyphs == .unicode && !canvas.metrics.isASCII
        let middle = x + half
        canvas.put(
            String(repeating: isFine ? "─" : "-", count: half * 2 + 1), x: x, y: y, style: context.theme[.meterOff])
        let length = ShareBarView.columns(abs(lead), of: half)
        canvas.put(
            ShareBarView.sign(canvas, context, count: length), x: lead < 0 ? middle - length : middle + 1, y: y,
            style: context.theme[.meter])
        canvas.put(isFine ? "│" : "|", x: middle, y: y, style: context.theme[.text])
    }
}
