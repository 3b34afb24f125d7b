import Navigation
import Terminal

/// The keys to the other parts of the bar, in as many rows as they need.
@MainActor
enum SectionLineView {
    private static let gap = 3
    private static let left = 1

    static func rows(_ actions: [KeyAction], width: Int, metrics: TextMetrics, context: RenderContext) -> Int {
        (places(actions, width: width, metrics: metrics, context: context).last?.row ?? -1) + 1
    }

    /// Draws the keys; a click performs the key's action.
    static func draw(_ actions: [KeyAction], into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        let places = places(actions, width: rect.width, metrics: canvas.metrics, context: context)
        for (action, place) in zip(actions, places) {
            let row = rect.row(place.row)
            guard !row.isEmpty else { return }
            let x = canvas.put(key(action, context), x: row.x + place.x, y: row.y, style: context.theme[.hintKey]) + 1
            canvas.put(action.title, x: x, y: row.y, style: context.theme[.hint])
            context.hits.add(Rect(x: row.x + place.x, y: row.y, width: place.width, height: 1), action.perform)
        }
    }

    private static func places(
        _ actions: [KeyAction], width: Int, metrics: TextMetrics, context: RenderContext
    ) -> [(x: Int, row: Int, width: Int)] {
        var places: [(x: Int, row: Int, width: Int)] = []
        var x = left
        var row = 0
        for action in actions {
            let length = metrics.width(of: key(action, context)) + 1 + metrics.width(of: action.title)
            if x > left, x + length > width - 1 {
                row += 1
                x = left
            }
            places.append((x, row, length))
            x += length + gap
        }
        return places
    }

    private static func key(_ action: KeyAction, _ context: RenderContext) -> String {
        action.keys.first.map { KeyName.label(of: $0, glyphs: context.glyphs) } ?? ""
    }
}
