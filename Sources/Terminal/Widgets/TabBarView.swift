@MainActor
package enum TabBarView {
    /// Draws the tabs. The texts at the right are dropped one by one, first to last, until the rest fits.
    package static func draw(
        titles: [String], selected: Int, trailing: [String], into canvas: inout Canvas, in rect: Rect,
        context: RenderContext
    ) {
        let metrics = canvas.metrics
        let labels = labels(of: titles, selected: selected, width: rect.width, metrics: metrics)
        let (places, end) = places(of: labels, width: rect.width, metrics: metrics)
        for (index, place) in places.enumerated() {
            let style = context.theme[index == selected ? .tabSelected : .tab]
            canvas.put(labels[index], x: rect.x + place.lowerBound, y: rect.y, style: style)
        }
        var texts = trailing
        while !texts.isEmpty {
            let text = texts.joined(separator: " \(context.glyphs.dot) ")
            let width = metrics.width(of: text)
            if rect.x + end + 1 + width <= rect.maxX - 1 {
                canvas.put(text, x: rect.maxX - 1 - width, y: rect.y, style: context.theme[.muted])
                return
            }
            texts.removeFirst()
        }
    }

    package static func tab(at x: Int, titles: [String], selected: Int, width: Int, metrics: TextMetrics) -> Int? {
        let labels = labels(of: titles, selected: selected, width: width, metrics: metrics)
        return places(of: labels, width: width, metrics: metrics).places.firstIndex { $0.contains(x) }
    }

    /// The shortest useful part of a title, in columns.
    private static let leastTitle = 3

    /// Where not all titles fit, cuts those that are not selected to one width with an ellipsis, or leaves only their
    /// numbers.
    private static func labels(
        of titles: [String], selected: Int, width: Int, metrics: TextMetrics
    ) -> [String] {
        func labels(cutTo most: Int) -> [String] {
            titles.enumerated().map { index, title in
                if index != selected, most == 0 { return "\(index + 1)" }
                return "\(index + 1) \(index == selected ? title : metrics.truncated(title, to: most))"
            }
        }
        var most = titles.reduce(0) { max($0, metrics.width(of: $1)) }
        while most > 0, labels(cutTo: most).reduce(0, { $0 + metrics.width(of: $1) + 1 }) > width {
            most = most > leastTitle ? most - 1 : 0
        }
        return labels(cutTo: most)
    }

    /// Returns each label's columns, two blanks apart if all fit, otherwise one, and the column after the last gap.
    private static func places(
        of labels: [String], width: Int, metrics: TextMetrics
    ) -> (places: [Range<Int>], end: Int) {
        let widths = labels.map { metrics.width(of: $0) }
        let gap = widths.reduce(1) { $0 + $1 + 2 } <= width ? 2 : 1
        var x = 1
        let places = widths.map { width in
            defer { x += width + gap }
            return x..<(x + width)
        }
        return (places, x)
    }
}
