public import Domain
public import Navigation
internal import Reactive
public import Terminal

/// The form about a making, in a box.
@MainActor
public final class MadeFormModal: Modal {
    /// The modal's name; it is opened from a drink.
    public let route: String
    private let strings: Strings
    private let viewModel: MadeFormViewModel
    private let bag = SubscriptionBag()
    private let stepped = Signal<(field: MadeFormState.Field, step: Int)>()
    private let ratingChosen = Signal<Rating?>()
    private let noteChanged = Signal<String>()
    private let cleared = Signal<Void>()
    private let submitted = Signal<Void>()
    private var output: MadeFormViewModel.Output?
    private var indicator: PhaseIndicator?
    private var note = TextField(limit: Making.longestNote)
    private var focus = 0
    private weak var host: (any ScreenHost)?

    /// Makes the form.
    public init(drink: Identifier<Drink>, viewModel: MadeFormViewModel, strings: Strings) {
        route = "made:\(drink)"
        self.viewModel = viewModel
        self.strings = strings
    }

    private var state: MadeFormState { output?.state.value ?? MadeFormState() }
    private var field: MadeFormState.Field? { state.fields.indices.contains(focus) ? state.fields[focus] : nil }

    /// What the box is about.
    public var title: String { state.name.isEmpty ? strings["made.title"] : strings("made.title-of", state.name) }

    /// In the note letters are text.
    public var isCapturingText: Bool { state.phase == .loaded && field == .note }

    /// The keys of the form.
    public var actions: [KeyAction] {
        let isStepped = state.phase == .loaded && field != .note
        return [
            KeyAction(
                id: "form.save", title: strings["action.form.save"], keys: [Key(.enter)], hint: 0,
                isEnabled: state.phase == .loaded
            ) { [weak self] in self?.submitted.send() },
            KeyAction(
                id: "form.next", title: strings["action.form.next"], keys: [Key(.down), Key(.tab)], hint: 1,
                hintKeys: "↑ ↓"
            ) { [weak self] in self?.move(by: 1) },
            KeyAction(id: "form.previous", title: strings["action.form.previous"], keys: [Key(.up), Key(.backTab)]) {
                [weak self] in self?.move(by: -1)
            },
            KeyAction(
                id: "form.more", title: strings["action.form.more"],
                keys: [Key(.right), .character("+"), .character("l")],
                hint: 1, hintKeys: "← →", isEnabled: isStepped
            ) { [weak self] in self?.step(1) },
            KeyAction(
                id: "form.less", title: strings["action.form.less"],
                keys: [Key(.left), .character("-"), .character("h")],
                isEnabled: isStepped
            ) { [weak self] in self?.step(-1) },
            KeyAction(
                id: "form.clear", title: strings["action.form.clear"], keys: [.control("x")], hint: 3
            ) { [weak self] in self?.clear() },
        ]
            + (field == .rating && isStepped ? ratingActions : [])
    }

    private var ratingActions: [KeyAction] {
        (0...5).map { stars in
            KeyAction(
                id: "form.rating-\(stars)", title: strings.counted("action.form.stars", stars),
                keys: [.character(Character("\(stars)"))]
            ) { [weak self] in self?.ratingChosen.send(Rating(halves: stars * 2)) }
        }
    }

    /// Subscribes.
    public func load(in host: any ScreenHost) {
        self.host = host
        let indicator = PhaseIndicator(host: host)
        self.indicator = indicator
        let output = viewModel.transform(
            MadeFormViewModel.Input(
                stepped: stepped.events, ratingChosen: ratingChosen.events, noteChanged: noteChanged.events,
                cleared: cleared.events, submitted: submitted.events))
        self.output = output
        note = TextField(text: output.state.value.draft.note, limit: Making.longestNote)
        output.state.observe { indicator.show($0.phase) }.store(in: bag)
        output.saved.observe { [weak host] text in
            host?.goBack()
            host?.showToast(text, kind: .done)
        }.store(in: bag)
        output.failed.observe { [weak host] in host?.showToast($0, kind: .failed) }.store(in: bag)
    }

    /// Lets go.
    public func unload() {
        bag.removeAll()
    }

    /// A line a field, and a remark.
    public func contentSize(in available: Size, metrics: TextMetrics) -> Size {
        Size(width: min(60, available.width - 4), height: state.fields.count + 4)
    }

    /// Letters go into the note.
    public func handle(_ event: InputEvent) -> Handled {
        guard isCapturingText else { return .ignored }
        switch note.handle(event) {
        case .changed: noteChanged.send(note.text)
        case .consumed: break
        case .ignored: return .ignored
        }
        host?.setNeedsFrame()
        return .consumed
    }

    /// Draws the lines.
    public func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let indicator else { return }
        let state = state
        let isContent = indicator.draw(
            state.phase, loading: strings["made.loading"], empty: "", retry: "", into: &canvas, in: rect,
            context: context)
        guard isContent else { return }
        let labels = state.fields.map { strings[Self.label(of: $0)] }
        let width = labels.reduce(0) { max($0, canvas.metrics.width(of: $1)) }
        for (row, field) in state.fields.enumerated() {
            let y = rect.y + 1 + row
            let isFocused = row == focus
            if isFocused {
                canvas.put(String(context.glyphs.marker), x: rect.x + 1, y: y, style: context.theme[.accent])
                canvas.setCursor(x: rect.x + 1, y: y, visible: false)
            }
            canvas.put(labels[row], x: rect.x + 3, y: y, style: context.theme[isFocused ? .selection : .muted])
            let area = Rect(x: rect.x + 5 + width, y: y, width: rect.maxX - rect.x - width - 7, height: 1)
            draw(field, isFocused: isFocused, into: &canvas, in: area, context: context)
            context.hits.add(Rect(x: rect.x, y: y, width: rect.width, height: 1)) { [weak self] in
                self?.focus = row
            }
        }
        let remark = strings[state.isDraft ? "made.draft" : "made.kept"]
        canvas.put(
            canvas.metrics.truncated(remark, to: rect.width - 4), x: rect.x + 3, y: rect.maxY - 1,
            style: context.theme[.muted])
    }

    private func draw(
        _ field: MadeFormState.Field, isFocused: Bool, into canvas: inout Canvas, in rect: Rect,
        context: RenderContext
    ) {
        let text: String
        switch field {
        case .day: text = state.day
        case .servings: text = state.servings
        case .rating: text = state.draft.rating.map { RatingText.describe($0, context) } ?? strings["made.no-rating"]
        case .variant: text = state.variant
        case .note:
            TextFieldView.draw(
                note, placeholder: strings["made.note-hint"], isFocused: isFocused, into: &canvas,
                in: rect.splitLeft(2).rest,
                context: context)
            return
        }
        let shown = canvas.metrics.truncated(text, to: rect.width - 4)
        var x = canvas.put(isFocused ? "< " : "  ", x: rect.x, y: rect.y, style: context.theme[.hintKey])
        x = canvas.put(shown, x: x, y: rect.y, style: context.theme[.text])
        if isFocused { canvas.put(" >", x: x, y: rect.y, style: context.theme[.hintKey]) }
    }

    private static func label(of field: MadeFormState.Field) -> String {
        switch field {
        case .day: "made.day"
        case .servings: "made.servings"
        case .rating: "made.rating"
        case .variant: "made.variant"
        case .note: "made.note"
        }
    }

    private func move(by step: Int) {
        let count = max(1, state.fields.count)
        focus = (focus + step + count) % count
        host?.setNeedsFrame()
    }

    private func step(_ step: Int) {
        guard let field else { return }
        stepped.send((field, step))
    }

    private func clear() {
        cleared.send()
        note = TextField(text: state.draft.note, limit: Making.longestNote)
        host?.setNeedsFrame()
    }
}
