package import Terminal

/// The line above a list that describes its filter; clicking a chip removes that part.
@MainActor
package enum FilterLineView {
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

@MainActor
enum FilterRowView {
    static func draw<Option>(
        _ group: FilterState<Option>.Group, isSelected: Bool, into canvas: inout Canvas, in rect: Rect,
        context: RenderContext
    ) {
        let count = group.active > 0 ? String(group.active) : ""
        canvas.put(
            group.title, x: rect.x, y: rect.y, style: context.theme[isSelected ? .selection : .text],
            fitting: rect.width - 3)
        canvas.put(
            count, x: rect.maxX - 1 - canvas.metrics.width(of: count), y: rect.y, style: context.theme[.heading])
    }

    static func draw<Option>(
        _ choice: FilterState<Option>.Choice, isSelected: Bool, into canvas: inout Canvas, in rect: Rect,
        context: RenderContext
    ) {
        let theme = context.theme
        let (sign, role): (String, Role) =
            switch choice.mark {
            case .check: (context.glyphs.check, .good)
            case .cross: (context.glyphs.cross, .bad)
            default: (context.glyphs.circle, .muted)
            }
        let rect = canvas.put(sign: sign, in: rect, style: theme[role])
        let count = choice.count.map { String($0) } ?? ""
        let width = canvas.metrics.width(of: count)
        canvas.put(
            choice.title, x: rect.x + 2, y: rect.y,
            style: theme[isSelected ? .selection : choice.count == 0 ? .muted : .text], fitting: rect.width - width - 4)
        canvas.put(count, x: rect.maxX - width, y: rect.y, style: theme[.muted])
    }
}
