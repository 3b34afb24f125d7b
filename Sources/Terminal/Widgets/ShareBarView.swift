/// A bar filled to a share of its width, in eighths of a column if the terminal can show them; nothing for a screen
/// reader.
@MainActor
package enum ShareBarView {
    /// The left one to seven eighths of a block.
    private static let eighths: [Character] = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]

    /// - Parameter share: 0 to 1.
    package static func draw(
        _ share: Double, width: Int, into canvas: inout Canvas, x: Int, y: Int, context: RenderContext
    ) {
        guard width > 0, !context.isPlain else { return }
        let units = Int((min(max(share, 0), 1) * Double(width * 8)).rounded())
        let isFine = context.glyphs == .unicode && !canvas.metrics.isASCII
        let full = isFine ? units / 8 : (units + 4) / 8
        let filled = Character(isFine ? "█" : "#")
        canvas.put(String(repeating: filled, count: full), x: x, y: y, style: context.theme[.meter])
        if isFine, units % 8 > 0 {
            canvas.put(String(eighths[units % 8 - 1]), x: x + full, y: y, style: context.theme[.meter])
        }
    }
}
