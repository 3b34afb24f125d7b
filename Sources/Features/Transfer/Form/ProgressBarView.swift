import Domain
import Navigation
import Terminal

/// A bar of squares followed by the percentage; the percentage alone for a screen reader.
@MainActor
enum ProgressBarView {
    /// The width of ` 100 %`.
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
