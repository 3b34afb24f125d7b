@MainActor
package enum HintBarView {
    /// Draws the hints in order, trailing ones at the right end. If there is no room for all, hints with the largest
    /// priority number are dropped first; among equal ones, trailing hints are dropped last.
    package static func draw(_ hints: [Hint], into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        for (hint, columns) in places(of: hints, width: rect.width, metrics: canvas.metrics) {
            let x = canvas.put(hint.key, x: rect.x + columns.lowerBound, y: rect.y, style: context.theme[.hintKey])
            canvas.put(hint.label, x: x + 1, y: rect.y, style: context.theme[.hint])
        }
    }

    package static func hint(at x: Int, of hints: [Hint], width: Int, metrics: TextMetrics) -> Hint? {
        places(of: hints, width: width, metrics: metrics).first { $0.columns.contains(x) }?.hint
    }

    private static func places(
        of hints: [Hint], width: Int, metrics: TextMetrics
    ) -> [(hint: Hint, columns: Range<Int>)] {
        var shown = hints.map { ($0, width: metrics.width(of: $0.key) + 1 + metrics.width(of: $0.label)) }
        var rest = width - shown.reduce(-1) { $0 + $1.width + 2 }
        while rest < 0 {
            func rank(_ place: Int) -> (Int, Int, Int) {
                (shown[place].0.priority, shown[place].0.isTrailing ? 0 : 1, place)
            }
            guard let worst = shown.indices.max(by: { rank($0) < rank($1) }) else { break }
            rest += shown.remove(at: worst).width + 2
        }
        func placed(_ hints: [(Hint, width: Int)], from start: Int) -> [(hint: Hint, columns: Range<Int>)] {
            var x = start
            return hints.map { hint, width in
                defer { x += width + 2 }
                return (hint, x..<(x + width))
            }
        }
        let leading = placed(shown.filter { !$0.0.isTrailing }, from: 1)
        let trailing = shown.filter(\.0.isTrailing)
        let end = leading.last.map { $0.columns.upperBound + 2 } ?? 1
        return leading + placed(trailing, from: max(end, width - trailing.reduce(-1) { $0 + $1.width + 2 }))
    }
}

package struct Hint: Hashable, Sendable {
    package let key: String
    package let label: String
    /// Hints with smaller numbers stay longer on a narrow line.
    package let priority: Int
    package let action: Int
    /// Whether the hint stands at the right end of the line.
    package let isTrailing: Bool

    package init(key: String, label: String, priority: Int, action: Int, isTrailing: Bool = false) {
        self.key = key
        self.label = label
        self.priority = priority
        self.action = action
        self.isTrailing = isTrailing
    }
}
