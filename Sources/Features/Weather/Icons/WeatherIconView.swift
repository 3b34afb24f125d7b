import Terminal

/// Draws nothing for a screen reader: the name of the sky stands beside it.
@MainActor
enum WeatherIconView {
    static func draw(_ icon: WeatherIcon?, into canvas: inout Canvas, x: Int, y: Int, context: RenderContext) {
        guard let icon, !context.isPlain else { return }
        let isPlain = context.isASCII || canvas.metrics.isASCII
        for (row, pieces) in (isPlain ? icon.plain : icon.drawn).enumerated() {
            for piece in pieces {
                canvas.put(piece.text, x: x + piece.column, y: y + row, style: context.theme[role(of: piece.tint)])
            }
        }
    }

    private static func role(of tint: WeatherIcon.Tint) -> Role {
        switch tint {
        case .sun: .warm
        case .moon, .bolt: .title
        case .cloud, .fog: .muted
        case .rain: .cool
        case .snow: .text
        }
    }
}
