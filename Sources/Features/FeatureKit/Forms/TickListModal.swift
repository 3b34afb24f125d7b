public import Domain
public import Navigation
public import Terminal

/// Several of many options in a modal: typing narrows the list, Space or Enter ticks, Esc closes. It tells every change.
@MainActor
public final class TickListModal: Modal {
    /// The route is the modal's name; it cannot be opened from outside.
    public let route: String
    /// The title of the modal.
    public let title: String
    private let options: [FormOption]
    private let strings: Strings
    private let isOrdered: Bool
    private let onChange: ([String]) -> Void
    private var chosen: [String]
    private var matches: [FormOption]
    private var field = TextField(limit: 60)
    private var viewport = ListViewport()
    private weak var host: (any ScreenHost)?

    /// Memberwise.
    /// - Parameters:
    ///   - isOrdered: whether the order of ticking counts; then the first is marked 1, the second 2 …
    ///   - onChange: gets the ids that are ticked, in the order of ticking.
    public init(
        route: String, title: String, options: [FormOption], chosen: [String], isOrdered: Bool = false,
        strings: Strings, onChange: @escaping ([String]) -> Void
    ) {
        self.route = route
        self.title = title
        self.options = options
        self.chosen = chosen
        self.isOrdered = isOrdered
        self.strings = strings
        self.onChange = onChange
        matches = options
        viewport.setCount(options.count)
    }

    /// Letters are text.
    public var isCapturingText: Bool { true }

    /// What the hints tell.
    public var actions: [KeyAction] {
        [
            KeyAction(
                id: "form.tick", title: strings["action.form.tick"], keys: [Key(.enter)], hint: 1,
                isEnabled: !matches.isEmpty
            ) { [weak self] in self?.tick() }
        ]
    }

    /// Keeps the host.
    public func load(in host: any ScreenHost) {
        self.host = host
    }

    /// As wide as its longest line, as high as its list.
    public func contentSize(in available: Size, metrics: TextMetrics) -> Size {
        let widest = options.reduce(36) { max($0, metrics.width(of: $1.title) + 12) }
        return Size(width: min(widest, available.width - 8), height: min(options.count + 2, available.height - 4))
    }

    /// The field, then the options that match.
    public func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        let (top, rest) = rect.splitTop(1)
        let (_, list) = rest.splitTop(1)
        viewport.setHeight(list.height)
        if matches.isEmpty {
            canvas.put(strings["form.nothing-found"], x: list.x + 3, y: list.y, style: context.theme[.muted])
        }
        ListView.draw(viewport, into: &canvas, in: list, context: context) { [weak self] index in
            self?.viewport.select(index)
            self?.tick()
        } row: { canvas, index, area, isSelected in
            let option = matches[index]
            let place = chosen.firstIndex(of: option.id)
            let mark = place.map { isOrdered ? String($0 + 1) : String(context.glyphs.check) } ?? " "
            canvas.put("[\(mark)]", x: area.x, y: area.y, style: context.theme[place == nil ? .muted : .good])
            canvas.put(
                canvas.metrics.truncated(option.title, to: area.width - 5), x: area.x + 5, y: area.y,
                style: context.theme[isSelected ? .selection : .text])
        }
        // What was drawn last owns the cursor: the field.
        TextFieldView.draw(
            field, placeholder: strings["form.type-to-find"], isFocused: true, into: &canvas,
            in: top.inset(horizontal: 1), context: context)
    }

    /// Movement, ticking, and everything else into the field.
    public func handle(_ event: InputEvent) -> Handled {
        switch event {
        case .key(Key(.up)): viewport.move(by: -1)
        case .key(Key(.down)): viewport.move(by: 1)
        case .key(Key(.pageUp)): viewport.page(by: -1)
        case .key(Key(.pageDown)): viewport.page(by: 1)
        case .mouse(let mouse) where mouse.kind == .wheelUp: viewport.scroll(by: -3)
        case .mouse(let mouse) where mouse.kind == .wheelDown: viewport.scroll(by: 3)
        case .key(Key(.enter)): tick()
        case .key(.character(" ")) where field.text.isEmpty: tick()
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

    private func tick() {
        guard matches.indices.contains(viewport.selected) else { return }
        let id = matches[viewport.selected].id
        if let place = chosen.firstIndex(of: id) { chosen.remove(at: place) } else { chosen.append(id) }
        onChange(chosen)
        host?.setNeedsFrame()
    }

    private func narrow() {
        matches = options.filter {
            field.text.isEmpty || Folding.place(of: Folding.folded(field.text), in: Folding.folded($0.title)) != nil
        }
        viewport.setCount(matches.count)
        viewport.select(0)
    }
}
