package import Terminal

/// A row of choices with one selected. A narrow row shows only the choices near it.
@MainActor
package enum StripView {
    /// Draws the labels; `click` receives the distance from the selected choice.
    package static func draw(
        _ labels: [String], selected: Int, into canvas: inout Canvas, in rect: Rect, context: RenderContext,
        click: @escaping (Int) -> Void
    ) {
        guard labels.indices.contains(selected), rect.width > 4 else { return }
        let metrics = canvas.metrics
        let widths = labels.map { metrics.width(of: $0) + 2 }
        // Shows earlier choices in up to a third of the width, unless all fit.
        let room = widths.reduce(0, +) > rect.width ? rect.width / 3 : rect.width
        var first = selected
        var before = 0
        while first > 0, before + widths[first - 1] <= room {
            before += widths[first - 1]
            first -= 1
        }
        var x = rect.x
        if first > 0 { x = canvas.put("‹ ", x: x, y: rect.y, style: context.theme[.muted]) }
        for index in first..<labels.count {
            let isLast = index == labels.count - 1
            guard x + widths[index] <= rect.maxX - (isLast ? 0 : 2) else {
                canvas.put("›", x: x, y: rect.y, style: context.theme[.muted])
                return
            }
            let isTaken = index == selected
            let label = isTaken ? "[\(labels[index])]" : " \(labels[index]) "
            let start = x
            x = canvas.put(label, x: x, y: rect.y, style: context.theme[isTaken ? .text : .muted])
            context.hits.add(Rect(x: start, y: rect.y, width: x - start, height: 1)) { click(index - selected) }
        }
    }
}
