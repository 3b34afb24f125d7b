/// The line of key hints.
@MainActor
public enum HintBarView {
    /// Draws as many hints as fit, in their order; those of the largest priority number go first when it is narrow.
    public static func draw(
        _ hints: [Hint], into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) {
        var shown = Array(hints.enumerated())
        func width() -> Int {
            shown.reduce(1) {
                $0 + canvas.metrics.width(of: $1.element.key) + 1 + canvas.metrics.width(of: $1.element.label) + 2
            } - 2
        }
        while !shown.isEmpty, width() > rect.width {
            guard
                let worst = shown.max(by: {
                    ($0.element.priority, $0.offset) < ($1.element.priority, $1.offset)
                })
            else { break }
            shown.removeAll { $0.offset == worst.offset }
        }
        var x = rect.x + 1
        for (_, hint) in shown {
            let start = x
            x = canvas.put(hint.key, x: x, y: rect.y, style: context.theme[.hintKey]) + 1
            x = canvas.put(hint.label, x: x, y: rect.y, style: context.theme[.hint])
            context.hits.add(Rect(x: start, y: rect.y, width: x - start, height: 1), hint.action)
            x += 2
        }
    }
}
