package import Terminal

@MainActor
package enum FoundText {
    /// Draws `text` with the first match of `query`, ignoring case, in the role `found`.
    @discardableResult
    package static func draw(
        _ text: String, query: String, into canvas: inout Canvas, x: Int, y: Int, style: Style, limit: Int,
        context: RenderContext
    ) -> Int {
        let shown = canvas.metrics.truncated(text, to: limit)
        let end = canvas.put(shown, x: x, y: y, style: style)
        guard !query.isEmpty, let range = shown.lowercased().firstRange(of: query.lowercased()) else { return end }
        let lower = shown.lowercased()
        let before = canvas.metrics.width(of: String(lower[..<range.lowerBound]))
        let width = canvas.metrics.width(of: String(lower[range]))
        let attributes = context.theme[.found].attributes
        canvas.restyle(Rect(x: x + before, y: y, width: width, height: 1)) { $0.adding(attributes) }
        return end
    }

    /// The least useful width, in columns, for a second name.
    private static let leastRoom = 8

    package static func drawNames(
        _ name: String, other: String, query: String, isSelected: Bool, into canvas: inout Canvas, in rect: Rect,
        context: RenderContext
    ) {
        let end = draw(
            name, query: query, into: &canvas, x: rect.x, y: rect.y,
            style: context.theme[isSelected ? .selection : .text], limit: rect.width, context: context)
        let room = rect.maxX - end - 2
        guard room >= leastRoom, canvas.metrics.canDrawHangul else { return }
        draw(
            other, query: query, into: &canvas, x: end + 2, y: rect.y, style: context.theme[.muted], limit: room,
            context: context)
    }
}
