import Domain
import Navigation
import Terminal

/// A list of options with a description beside or below each.
@MainActor
struct MenuList {
    struct Row: Hashable, Sendable {
        let title: String
        let detail: String
    }

    var rows: [Row]
    private(set) var selected = 0

    init(_ rows: [Row]) {
        self.rows = rows
    }

    mutating func move(by step: Int) {
        guard !rows.isEmpty else { return }
        selected = ((selected + step) % rows.count + rows.count) % rows.count
    }

    mutating func select(_ index: Int) {
        if rows.indices.contains(index) { selected = index }
    }

    static func actions<Owner: AnyObject>(
        _ strings: Strings, of owner: Owner, _ menu: ReferenceWritableKeyPath<Owner, MenuList>,
        open: @escaping (Owner) -> Void, moved: @escaping (Owner) -> Void
    ) -> [KeyAction] {
        let move = { [weak owner] (step: Int) in
            guard let owner else { return }
            owner[keyPath: menu].move(by: step)
            moved(owner)
        }
        return [
            KeyAction(id: "list.open", title: strings["action.open"], keys: [Key(.enter)], hint: 1) { [weak owner] in
                if let owner { open(owner) }
            },
            KeyAction(
                id: "list.down", title: strings["action.walk"], keys: [Key(.down), Key(.tab), .character("j")],
                hint: 2, hintKeys: "↑ ↓"
            ) { move(1) },
            KeyAction(
                id: "list.up", title: strings["action.list.up"], keys: [Key(.up), Key(.backTab), .character("k")]
            ) { move(-1) },
        ]
    }

    /// Draws the rows, in two columns if there is space.
    func draw(
        into canvas: inout Canvas, in rect: Rect, context: RenderContext, isFocused: Bool = true,
        click: @escaping @MainActor (Int) -> Void
    ) {
        let metrics = canvas.metrics
        let widest = rows.map { metrics.width(of: $0.title) }.max() ?? 0
        let detailX = rect.x + 3 + widest + 3
        for (index, row) in rows.enumerated() where index < rect.height {
            let y = rect.y + index
            let isSelected = isFocused && index == selected
            if isSelected {
                canvas.put(String(context.glyphs.marker), x: rect.x + 1, y: y, style: context.theme[.accent])
                canvas.setCursor(x: rect.x + 1, y: y, visible: false)
            }
            canvas.put(row.title, x: rect.x + 3, y: y, style: context.theme[isSelected ? .selection : .text])
            canvas.put(row.detail, x: detailX, y: y, style: context.theme[.muted], fitting: rect.maxX - 2 - detailX)
            context.hits.add(Rect(x: rect.x, y: y, width: rect.width, height: 1)) { click(index) }
        }
    }
}
