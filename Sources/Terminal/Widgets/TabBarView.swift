/// The row of tabs with their numbers and a text at its right end.
@MainActor
public enum TabBarView {
    /// Draws the tabs; the texts at the right are dropped from the first on until the rest fits beside the tabs.
    public static func draw(
        titles: [String], selected: Int, trailing: [String], into canvas: inout Canvas, in rect: Rect,
        context: RenderContext, click: @escaping (Int) -> Void
    ) {
        let metrics = canvas.metrics
        let isLoose =
            titles.enumerated().reduce(1) { $0 + metrics.width(of: "\($1.offset + 1) \($1.element)") + 2 }
            <= rect.width
        var x = rect.x + 1
        for (index, title) in titles.enumerated() {
            let label = "\(index + 1) \(title)"
            let start = x
            x = canvas.put(label, x: x, y: rect.y, style: context.theme[index == selected ? .tabSelected : .tab])
            context.hits.add(Rect(x: start, y: rect.y, width: x - start, height: 1)) { click(index) }
            x += isLoose ? 2 : 1
        }
        var texts = trailing
        while !texts.isEmpty {
            let text = texts.joined(separator: " \(context.glyphs.dot) ")
            let width = metrics.width(of: text)
            if x + 1 + width <= rect.maxX - 1 {
                canvas.put(text, x: rect.maxX - 1 - width, y: rect.y, style: context.theme[.muted])
                return
            }
            texts.removeFirst()
        }
    }
}
