package import Domain
package import Navigation
import Reactive
package import Terminal

@MainActor
package final class MadeFormModal: ViewModelScreen<MadeFormViewModel>, Modal {
    private var note = TextField(limit: Making.longestNote)
    private var focus = 0

    package init(
        _ purpose: MadeFormPurpose, member: DrinkActionsContext, drinks: any DrinkRepository,
        standardDrink: StandardDrink, strings: Strings
    ) {
        let viewModel = MadeFormViewModel(
            purpose: purpose, member: member, drinks: drinks, standardDrink: standardDrink, strings: strings)
        super.init(route: "made:\(purpose.drink)", viewModel: viewModel, strings: strings)
    }

    private var isLoaded: Bool { state?.phase == .loaded }

    private var field: MadeFormState.Field? {
        guard let fields = state?.fields, fields.indices.contains(focus) else { return nil }
        return fields[focus]
    }

    package override var title: String {
        let isOpinion = state?.isOpinion == true
        guard let name = state?.name, !name.isEmpty else {
            return strings[isOpinion ? "opinion.title" : "made.title"]
        }
        return strings(isOpinion ? "opinion.title-of" : "made.title-of", name)
    }

    package override var isCapturingText: Bool { isLoaded && field == .note }
    package let staysOpenOnLetters = true
    package override var loadingText: String { strings["made.loading"] }
    package override var retryText: String { "" }

    package override var actions: [KeyAction] {
        let isStepped = isLoaded && field != .note
        return [
            key("form.save", [Key(.enter), .control("s")], hint: 0, isEnabled: isLoaded) { $0.submitted.send() },
            key("form.next", [Key(.down), Key(.tab)], hint: 1, shown: "↑ ↓") { [weak self] _ in self?.move(by: 1) },
            key("form.previous", [Key(.up), Key(.backTab)]) { [weak self] _ in self?.move(by: -1) },
            key(
                "form.more", [Key(.right), .character("+"), .character("l")], hint: 1, shown: "← →",
                isEnabled: isStepped
            ) { [weak self] _ in self?.step(1) },
            key("form.less", [Key(.left), .character("-"), .character("h")], isEnabled: isStepped) {
                [weak self] _ in self?.step(-1)
            },
            key("form.clear", [.control("x")], hint: 3) { [weak self] _ in self?.clear() },
        ]
            + (isCapturingText
                ? [key("form.editor", [.control("e")], hint: 2) { [weak self] _ in self?.openEditor() }] : [])
            + (field == .rating && isStepped ? ratingActions : [])
    }

    private var ratingActions: [KeyAction] {
        (0...5).map { stars in
            KeyAction(
                id: "form.rating-\(stars)", title: strings.counted("action.form.stars", stars),
                keys: [.character(Character("\(stars)"))]
            ) { [input] in input.ratingChosen.send(Rating(halves: stars * 2)) }
        }
    }

    package override func bind(_ output: MadeFormViewModel.Output, in host: any ScreenHost) {
        note = TextField(text: output.state.value.draft.note, limit: Making.longestNote)
        output.noteRead.observe { [weak self] text in
            self?.note = TextField(text: text, limit: Making.longestNote)
        }.store(in: bag)
    }

    package func contentSize(in available: Size, metrics: TextMetrics) -> Size {
        Size(width: min(60, available.width - 4), height: (state ?? MadeFormState()).fields.count + 4)
    }

    package override func handle(_ event: InputEvent) -> Handled {
        guard isCapturingText, event != .key(.control("e")), event != .key(.control("s")) else { return .ignored }
        switch note.handle(event) {
        case .changed: input.noteChanged.send(note.text)
        case .consumed: break
        case .ignored: return .ignored
        }
        host?.setNeedsFrame()
        return .consumed
    }

    package override func draw(
        _ state: MadeFormState, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) {
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
            draw(field, of: state, isFocused: isFocused, into: &canvas, in: area, context: context)
            context.hits.add(Rect(x: rect.x, y: y, width: rect.width, height: 1)) { [weak self] in
                self?.focus = row
            }
        }
        let remark = strings[state.isDraft ? "made.draft" : state.isOpinion ? "opinion.empty-removes" : "made.kept"]
        canvas.put(remark, x: rect.x + 3, y: rect.maxY - 1, style: context.theme[.muted], fitting: rect.width - 4)
    }

    private func draw(
        _ field: MadeFormState.Field, of state: MadeFormState, isFocused: Bool, into canvas: inout Canvas,
        in rect: Rect,
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
        let count = max(1, state?.fields.count ?? 1)
        focus = (focus + step + count) % count
        host?.setNeedsFrame()
    }

    private func step(_ step: Int) {
        guard let field else { return }
        input.stepped.send((field, step))
    }

    /// Edits the note in the external editor; the result becomes one line.
    private func openEditor() {
        guard let edited = host?.edit(note.text), edited != note.text else { return }
        note.replace(withEdited: edited)
        if note.isCut { host?.showToast(strings("form.cut", String(note.limit)), kind: .failed) }
        input.noteChanged.send(note.text)
        host?.setNeedsFrame()
    }

    private func clear() {
        input.cleared.send()
        note = TextField(text: state?.draft.note ?? "", limit: Making.longestNote)
        host?.setNeedsFrame()
    }
}

package struct MadeFormState: ScreenState {
    enum Field: Equatable, CaseIterable {
        case day
        case servings
        case rating
        case variant
        case note
    }

    package var phase: Phase = .idle
    var name = ""
    var draft = MadeDraft()
    var fields: [Field] = [.day, .servings, .rating, .note]
    var day = ""
    var servings = ""
    var variant = ""
    var isDraft = false
    var isOpinion = false
}
