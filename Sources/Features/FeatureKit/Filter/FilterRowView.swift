import Terminal

@MainActor
enum FilterRowView {
    static func draw<Option>(
        _ group: FilterState<Option>.Group, isSelected: Bool, into canvas: inout Canvas, in rect: Rect,
        context: RenderContext
    ) {
        let count = group.active > 0 ? String(group.active) : ""
        canvas.put(
            canvas.metrics.truncated(group.title, to: rect.width - 3), x: rect.x, y: rect.y,
            style: context.theme[isSelected ? .selection : .text])
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
            canvas.metrics.truncated(choice.title, to: rect.width - width - 4), x: rect.x + 2, y: rect.y,
            style: theme[isSelected ? .selection : choice.count == 0 ? .muted : .text])
        canvas.put(count, x: rect.maxX - width, y: rect.y, style: theme[.muted])
    }
}
