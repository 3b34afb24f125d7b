/// The line of key hints.
@MainActor
public enum HintBarView {
    /// Draws as many hints as fit, in their order; those of the largest priority number go first when it is narrow.
    public static func draw(
        _ hints: [Hint], into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) {
        var shown = hints.map { hint in
            (hint: hint, width: canvas.metrics.width(of: hint.key) + 1 + canvas.metrics.width(of: hint.label) + 2)
        }
        var width = shown.reduce(-1) { $0 + $1.width }
        while width > rect.width {
            guard let worst = shown.indices.max(by: { (shown[$0].hint.priority, $0) < (shown[$1].hint.priority, $1) })
            else { break }
            width -= shown.remove(at: worst).width
        }
        var x = rect.x + 1
        for (hint, _) in shown {
            let start = x
            x = canvas.put(hint.key, x: x, y: rect.y, style: context.theme[.hintKey]) + 1
            x = canvas.put(hint.label, x: x, y: rect.y, style: context.theme[.hint])
            context.hits.add(Rect(x: start, y: rect.y, width: x - start, height: 1), hint.action)
            x += 2
        }
    }
}
