package import Terminal

/// The sign of a day: one in four brightnesses, or four signs where the theme or the terminal has no shades.
@MainActor
package enum DayMark {
    private static let darkest = 4

    /// - Parameter shade: 0 for nothing, then 1…4.
    package static func draw(
        _ shade: Int, isSelected: Bool = false, into canvas: inout Canvas, x: Int, y: Int, context: RenderContext
    ) {
        let shade = min(max(shade, 0), darkest)
        let shades = context.shades(of: .meter)
        let sign =
            if shade == 0 {
                isSelected ? context.glyphs.circle : context.glyphs == .unicode ? "·" : "."
            } else if shades != nil {
                String(context.glyphs.squareOn)
            } else {
                String(signs(context)[shade - 1])
            }
        let plain = context.theme[shade == 0 ? .meterOff : .meter]
        let style = isSelected ? context.theme[.selection] : shade == 0 ? plain : shades?[shade - 1] ?? plain
        canvas.put(sign, x: x, y: y, style: style)
    }

    private static func signs(_ context: RenderContext) -> [Character] {
        context.glyphs == .unicode ? ["░", "▒", "▓", "█"] : ["-", "+", "x", "#"]
    }
}
