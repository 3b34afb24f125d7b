package import Terminal

/// A list with a search field, for the command palette, the keys of a screen and past messages.
@MainActor
package final class PickerModal: Modal {
    /// Not reachable from outside.
    package let route: String
    package let title: String
    private let items: [PaletteItem]
    private let placeholder: String
    private let emptyText: String
    private let typed: (String) -> PaletteItem?
    private let find: (String, @escaping ([PaletteItem]) -> Void) -> Void
    private let leastWidth: Int
    private let showsWholeText: Bool
    private var found: [PaletteItem] = []
    private var field = TextField(limit: 60)
    private var viewport = ListViewport()
    private var rows: [Row]
    private weak var host: (any ScreenHost)?

    private enum Row {
        case heading(String)
        case item(PaletteItem)

        /// The items, those of a section below its heading.
        static func rows(of items: [PaletteItem]) -> [Row] {
            var section = ""
            return items.flatMap { item -> [Row] in
                defer { section = item.section }
                return item.section.isEmpty || item.section == section
                    ? [.item(item)] : [.heading(item.section), .item(item)]
            }
        }

        var item: PaletteItem? {
            if case .item(let item) = self { item } else { nil }
        }
    }

    /// `showsWholeText` shows a selected text below the list if its row is too short. `typed` returns an item that the
    /// typed text stands for, even if it is not listed; `find` finds further items.
    package init(
        route: String, title: String, items: [PaletteItem], placeholder: String, emptyText: String,
        leastWidth: Int = 40, showsWholeText: Bool = false,
        typed: @escaping (String) -> PaletteItem? = { _ in nil },
        find: @escaping (String, @escaping ([PaletteItem]) -> Void) -> Void = { _, _ in }
    ) {
        self.route = route
        self.title = title
        self.items = items
        self.placeholder = placeholder
        self.emptyText = emptyText
        self.typed = typed
        self.find = find
        self.leastWidth = leastWidth
        self.showsWholeText = showsWholeText
        rows = Row.rows(of: items)
        viewport.setCount(rows.count)
        leaveHeading(downwards: true)
    }

    package var isCapturingText: Bool { true }

    package func load(in host: any ScreenHost) {
        self.host = host
    }

    package func contentSize(in available: Size, metrics: TextMetrics) -> Size {
        let widest = items.reduce(leastWidth) { width, item in
            let remark = item.remark.isEmpty ? 0 : metrics.width(of: item.remark) + 2
            return max(width, metrics.width(of: item.title) + remark + metrics.width(of: item.detail) + 8)
        }
        let width = min(widest, available.width - 4)
        let height = Row.rows(of: items).count + 2 + wholeTextHeight(width: width, metrics: metrics)
        return Size(width: width, height: min(height, available.height - 2))
    }

    /// The rows for the longest text below the list and a gap; zero if every text fits its row.
    private func wholeTextHeight(width: Int, metrics: TextMetrics) -> Int {
        guard showsWholeText else { return 0 }
        let lines = items.reduce(1) { max($0, metrics.wrapped($1.title, to: width - Self.textInset).count) }
        return lines > 1 ? lines + 1 : 0
    }

    private static let textInset = 8

    package func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        let (fieldArea, rest) = rect.splitTop(1)
        TextFieldView.draw(
            field, placeholder: placeholder, isFocused: true, into: &canvas,
            in: fieldArea.inset(horizontal: 1), context: context)
        let cursor = canvas.cursor
        let whole = min(wholeTextHeight(width: rect.width, metrics: canvas.metrics), max(0, rest.height - 2))
        let list = Rect(x: rest.x, y: rest.y + 1, width: rest.width, height: rest.height - 1 - whole)
        if whole > 0, let selected = selectedItem {
            let area = Rect(x: rest.x + 3, y: list.maxY + 1, width: rest.width - Self.textInset, height: whole - 1)
            TextBlock.draw(selected.title, into: &canvas, in: area, style: context.theme[.text])
        }
        viewport.setHeight(list.height)
        if rows.isEmpty {
            canvas.put(emptyText, x: list.x + 3, y: list.y, style: context.theme[.muted])
        }
        ListView.draw(viewport, into: &canvas, in: list, context: context) { [weak self] index in
            guard let self, rows.indices.contains(index), rows[index].item != nil else { return }
            viewport.select(index)
            choose()
        } row: { canvas, index, area, isSelected in
            switch rows[index] {
            case .heading(let text):
                canvas.put(text, x: area.x, y: area.y, style: context.theme[.heading], fitting: area.width)
            case .item(let item): Self.draw(item, isSelected: isSelected, into: &canvas, in: area, context: context)
            }
        }
        if let cursor { canvas.setCursor(x: cursor.x, y: cursor.y, visible: true) }
    }

    private static func draw(
        _ item: PaletteItem, isSelected: Bool, into canvas: inout Canvas, in area: Rect, context: RenderContext
    ) {
        let metrics = canvas.metrics
        // The key or route is cut first, because the name matters more.
        let detail = metrics.truncated(item.detail, to: max(8, area.width - metrics.width(of: item.title) - 2))
        let room = area.width - metrics.width(of: detail) - 2
        let end = canvas.put(
            item.title, x: area.x, y: area.y, style: context.theme[isSelected ? .selection : .text], fitting: room)
        let remark = metrics.truncated(item.remark, to: area.x + room - end - 2)
        canvas.put(remark, x: end + 2, y: area.y, style: context.theme[.muted])
        canvas.put(detail, x: area.maxX - metrics.width(of: detail), y: area.y, style: context.theme[.muted])
    }

    package func handle(_ event: InputEvent) -> Handled {
        let before = viewport.selected
        switch event {
        case .key(Key(.up)), .key(.control("p")): viewport.move(by: -1)
        case .key(Key(.down)), .key(.control("n")): viewport.move(by: 1)
        case .key(Key(.pageUp)): viewport.page(by: -1)
        case .key(Key(.pageDown)): viewport.page(by: 1)
        case .mouse(let mouse) where mouse.kind == .wheelUp: viewport.scroll(by: -3)
        case .mouse(let mouse) where mouse.kind == .wheelDown: viewport.scroll(by: 3)
        case .key(Key(.enter)): choose()
        default:
            switch field.handle(event) {
            case .changed: narrow()
            case .consumed: break
            case .ignored: return .ignored
            }
        }
        leaveHeading(downwards: viewport.selected >= before)
        host?.setNeedsFrame()
        return .consumed
    }

    /// The search text, without a second colon typed after the one that opened the palette, as in `:messages`.
    private var query: String {
        field.text.hasPrefix(":") ? String(field.text.dropFirst()) : field.text
    }

    private var selectedItem: PaletteItem? {
        rows.indices.contains(viewport.selected) ? rows[viewport.selected].item : nil
    }

    /// Moves the selection off a heading; nothing stands above the first one.
    private func leaveHeading(downwards: Bool) {
        guard rows.indices.contains(viewport.selected), rows[viewport.selected].item == nil else { return }
        viewport.move(by: downwards || viewport.selected == 0 ? 1 : -1)
    }

    private func narrow() {
        let query = query
        found = []
        show(query)
        guard !query.isEmpty else { return }
        find(query) { [weak self] items in
            guard let self, self.query == query, !items.isEmpty else { return }
            let selected = selectedItem?.title
            let wasFirst = viewport.selected == 0
            found = items
            show(query)
            // Keeps the selection if the user has already moved it.
            if !wasFirst, let place = rows.firstIndex(where: { $0.item?.title == selected }) { viewport.select(place) }
            host?.setNeedsFrame()
        }
    }

    private func show(_ query: String) {
        if query.isEmpty {
            rows = Row.rows(of: items)
        } else {
            let listed = items.enumerated().compactMap { offset, item in
                item.score(query).map { (score: $0, offset: offset, item: item) }
            }
            // Items found by initial consonants, alias or despite a typo may contain none of the letters.
            let named = found.enumerated().map { offset, item in
                (score: item.score(query) ?? .min, offset: items.count + offset, item: item)
            }
            let scored = listed + named
            let best = scored.sorted { ($1.score, $0.offset) < ($0.score, $1.offset) }.map(\.item)
            rows = ((typed(query).map { [$0] } ?? []) + best).map { .item($0) }
        }
        viewport.setCount(rows.count)
        viewport.select(0)
        leaveHeading(downwards: true)
    }

    private func choose() {
        guard let item = selectedItem else { return }
        host?.goBack()
        item.perform()
    }
}
