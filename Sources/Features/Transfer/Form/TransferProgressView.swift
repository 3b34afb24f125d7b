import Domain
import Navigation
import Terminal

@MainActor
enum TransferProgressView {
    static func draw(
        _ text: String, _ progress: TransferProgress?, _ strings: Strings, into canvas: inout Canvas, in rect: Rect,
        context: RenderContext
    ) {
        let area = rect.inset(horizontal: 3).splitTop(1).rest
        let rows = TextBlock.draw(text, into: &canvas, in: area, style: context.theme[.text])
        let line = area.splitTop(rows + 1).rest
        ProgressBarView.draw(
            progress?.fraction ?? 0, strings, into: &canvas,
            in: Rect(x: line.x, y: line.y, width: min(60, line.width), height: 1), context: context)
        let count = strings.counted("transfer.records", progress?.records ?? 0)
        canvas.put(
            canvas.metrics.truncated(count, to: line.width), x: line.x, y: line.y + 1, style: context.theme[.muted])
    }
}

/// A bar of squares followed by the percentage; the percentage alone for a screen reader.
@MainActor
enum ProgressBarView {
    /// The width of ` 100%`.
    private static let words = 6

    /// Draws a fraction from 0 to 1.
    static func draw(
        _ fraction: Double, _ strings: Strings, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) {
        let share = min(max(fraction, 0), 1)
        let width = context.isPlain ? 0 : max(0, rect.width - words)
        let filled = Int((Double(width) * share).rounded(.down))
        for column in 0..<width {
            let isOn = column < filled
            canvas.put(
                String(isOn ? context.glyphs.squareOn : context.glyphs.squareOff), x: rect.x + column, y: rect.y,
                style: context.theme[isOn ? .meter : .meterOff])
        }
        let text = strings.percent(String(Int((share * 100).rounded(.down))))
        canvas.put(
            text, x: context.isPlain ? rect.x : rect.maxX - canvas.metrics.width(of: text), y: rect.y,
            style: context.theme[.text])
    }
}
