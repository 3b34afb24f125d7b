import Terminal

/// A glass with its drink in it.
@MainActor
enum GlassView {
    /// Draws the rows of a glass; the drink in its own colour where it has one and the terminal shows colours.
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
