package import Terminal

/// The line above a list that describes its filter; clicking a chip removes that part.
@MainActor
package enum FilterLineView {
    /// Draws as many chips as fit, then the number of the others.
    package static func draw<Meaning>(
        _ chips: [FilterChip<Meaning>], label: String, into canvas: inout Canvas, in rect: Rect, context: RenderContext,
        remove: @escaping (FilterChip<Meaning>) -> Void
    ) {
        let theme = context.theme
        let metrics = canvas.metrics
        var x = canvas.put(label, x: rect.x, y: rect.y, style: theme[.muted]) + 2
        for (index, chip) in chips.enumerated() {
            let rest = chips.count - index - 1
            let room = rect.maxX - x - (rest > 0 ? 5 : 0)
            let isFirst = index == 0
            guard isFirst || metrics.width(of: chip.text) <= room else {
                canvas.put("+\(rest + 1)", x: x, y: rect.y, style: theme[.muted])
                return
            }
            let text = metrics.truncated(chip.text, to: max(1, room))
            let start = x
            x = canvas.put(text, x: x, y: rect.y, style: theme[.text])
            if chip.isRemovable {
                context.hits.add(Rect(x: start, y: rect.y, width: x - start, height: 1)) { remove(chip) }
            }
            x += 3
        }
    }
}

package struct FilterChip<Meaning: Hashable & Sendable>: Hashable, Sendable {
    package let meaning: Meaning
    package let text: String
    package let isRemovable: Bool

    package init(meaning: Meaning, text: String, isRemovable: Bool = true) {
        self.meaning = meaning
        self.text = text
        self.isRemovable = isRemovable
    }
}
