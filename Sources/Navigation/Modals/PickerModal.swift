public import Terminal

/// A list with a search field: the command palette, the keys of a screen, past messages.
@MainActor
public final class PickerModal: Modal {
    /// The modal's name; it cannot be opened from outside.
    public let route: String
    /// The title of the modal.
    public let title: String
    private let items: [PaletteItem]
    private let placeholder: String
    private let emptyText: String
    private let closesOnChoice: Bool
    private let typed: (String) -> PaletteItem?
    private var field = TextField(limit: 60)
    private var viewport = ListViewport()
    private var matches: [PaletteItem]
    private weak var host: (any ScreenHost)?

    /// - Parameters:
    ///   - closesOnChoice: whether Enter closes it before performing the item.
    ///   - typed: what a typed text stands for although no line says so.
    public init(
        route: String, title: String, items: [PaletteItem], placeholder: String, emptyText: String,
        closesOnChoice: Bool = true, typed: @escaping (String) -> PaletteItem? = { _ in nil }
    ) {
        self.route = route
        self.title = title
        self.items = items
        self.placeholder = placeholder
        self.emptyText = emptyText
        self.closesOnChoice = closesOnChoice
        self.typed = typed
        matches = items
        viewport.setCount(items.count)
    }

    /// Always: letters are text.
    public var isCapturingText: Bool { true }

    /// Stores the host.
    public func load(in host: any ScreenHost) {
        self.host = host
    }

    /// As wide as its longest line, as high as its list.
    public func contentSize(in available: Size, metrics: TextMetrics) -> Size {
        let widest = items.reduce(40) { max($0, metrics.width(of: $1.title) + metrics.width(of: $1.detail) + 8) }
        return Size(width: min(widest, available.width - 8), height: min(items.count + 2, available.height - 4))
    }

    /// The field, then the matching lines.
    public func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        let (fieldArea, rest) = rect.splitTop(1)
        TextFieldView.draw(
            field, placeholder: placeholder, isFocused: true, into: &canvas,
            in: fieldArea.inset(horizontal: 1), context: context)
        let cursor = canvas.cursor
        let (_, list) = rest.splitTop(1)
        viewport.setHeight(list.height)
        if matches.isEmpty {
            canvas.put(emptyText, x: list.x + 3, y: list.y, style: context.theme[.muted])
        }
        ListView.draw(viewport, into: &canvas, in: list, context: context) { [weak self] index in
            self?.viewport.select(index)
            self?.choose()
        } row: { canvas, index, area, isSelected in
            let item = matches[index]
            let width = canvas.metrics.width(of: item.detail)
            canvas.put(
                canvas.metrics.truncated(item.title, to: area.width - width - 2), x: area.x, y: area.y,
                style: context.theme[isSelected ? .selection : .text])
            canvas.put(item.detail, x: area.maxX - width, y: area.y, style: context.theme[.muted])
        }
        if let cursor { canvas.setCursor(x: cursor.x, y: cursor.y, visible: true) }
    }

    /// Movement, Enter, and anything else into the field.
    public func handle(_ event: InputEvent) -> Handled {
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
        host?.setNeedsFrame()
        return .consumed
    }

    private func narrow() {
        let query = field.text
        if query.isEmpty {
            matches = items
        } else {
            let scored = items.enumerated().compactMap { offset, item in
                FuzzyMatch.score(query, in: item.title).map { (score: $0, offset: offset, item: item) }
            }
            let found = scored.sorted { ($1.score, $0.offset) < ($0.score, $1.offset) }.map(\.item)
            matches = (typed(query).map { [$0] } ?? []) + found
        }
        viewport.setCount(matches.count)
        viewport.select(0)
    }

    private func choose() {
        guard matches.indices.contains(viewport.selected) else { return }
        let item = matches[viewport.selected]
        if closesOnChoice { host?.goBack() }
        item.perform()
    }
}
