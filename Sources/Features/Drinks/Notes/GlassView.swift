import Terminal

@MainActor
enum GlassView {
    /// Draws a glass, in the drink's color if it is known and the terminal has colors.
    static func draw(
        _ art: [String], color: Color?, into canvas: inout Canvas, x: Int, y: Int, context: RenderContext
    ) {
        let glass = context.theme[.muted]
        let drink = color.map { Style(foreground: $0) } ?? context.theme[.meter]
        for (row, line) in art.enumerated() {
            for (column, character) in line.enumerated() where character != " " {
                let (shown, style) =
                    switch character {
                    case "#": (context.glyphs.liquid, drink)
                    case "~": (Character("~"), drink)
                    default: (character, glass)
                    }
                canvas.put(String(shown), x: x + column, y: y + row, style: style)
            }
        }
    }
}
