internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// The form in which a character is dug: four rows of letters, and a line for the reason.
@MainActor
final class DigFormScreen: Screen {
    let route: String
    private let strings: Strings
    private let viewModel: DigFormViewModel
    private let bag = SubscriptionBag()
    private let changed = Signal<DigDraft>()
    private let sent = Signal<DigDraft>()
    private let pageRequested = Signal<Void>()
    private let refresh = Signal<Void>()
    private var output: DigFormViewModel.Output?
    private var indicator: PhaseIndicator?
    private var picker = MBTIPicker()
    private var reason = TextField(limit: Ballot.longestReason)
    private var isReasonFocused = false
    private var hasStarted = false
    private weak var host: (any ScreenHost)?

    init(id: Identifier<WorkCharacter>, viewModel: DigFormViewModel, strings: Strings) {
        route = "dig:\(id)"
        self.viewModel = viewModel
        self.strings = strings
    }

    var title: String { output?.state.value.content?.name ?? strings["dig.title"] }
    var isCapturingText: Bool { isReasonFocused }

    var actions: [KeyAction] {
        [
            KeyAction(
                id: "dig.send", title: strings["action.dig"], keys: [Key(.enter)], hint: 0,
                isEnabled: output?.state.value.content != nil
            ) { [weak self] in self?.send() },
            KeyAction(
                id: "dig.reason", title: strings["action.dig-reason"], keys: [Key(.tab), Key(.backTab)], hint: 1
            ) { [weak self] in self?.toggleReason() },
            KeyAction(
                id: "character.page", title: strings["action.character-page"], keys: [.character("c")], hint: 2
            ) { [weak self] in self?.pageRequested.send() },
            KeyAction(id: "screen.refresh", title: strings["action.refresh"], keys: [.character("r")]) {
                [weak self] in self?.refresh.send()
            },
        ]
    }

    func load(in host: any ScreenHost) {
        self.host = host
        let indicator = PhaseIndicator(host: host)
        self.indicator = indicator
        let output = viewModel.transform(
            DigFormViewModel.Input(
                changed: changed.events, sent: sent.events, pageRequested: pageRequested.events,
                refreshRequested: refresh.events))
        self.output = output
        output.state.observe { [weak self] state in
            self?.begin(state.content)
            indicator.show(state.phase)
        }.store(in: bag)
        output.done.observe { [weak host] in host?.showToast($0, kind: .done) }.store(in: bag)
        output.failed.observe { [weak host] in host?.showToast($0, kind: .failed) }.store(in: bag)
    }

    func unload() {
        bag.removeAll()
    }

    func handle(_ event: InputEvent) -> Handled {
        guard output?.state.value.content != nil else { return .ignored }
        return isReasonFocused ? handleReason(event) : handlePicker(event)
    }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state = output?.state.value, let indicator else { return }
        let isContent = indicator.draw(
            state.phase, loading: strings["dig.loading"], empty: "", retry: strings["phase.retry"], into: &canvas,
            in: rect, context: context)
        guard isContent, let content = state.content else { return }
        draw(content, into: &canvas, in: rect.inset(horizontal: 3), context: context)
    }

    private func draw(
        _ content: DigFormState.Content, into canvas: inout Canvas, in area: Rect, context: RenderContext
    ) {
        let theme = context.theme
        var y = area.y + 1
        let end = canvas.put(
            canvas.metrics.truncated(content.name, to: area.width), x: area.x, y: y, style: theme[.title])
        if !context.isASCII {
            let other = "\(context.glyphs.dot) \(content.otherName)"
            canvas.put(
                canvas.metrics.truncated(other, to: area.maxX - end - 1), x: end + 1, y: y, style: theme[.muted])
        }
        let lead = content.isLead ? " \(context.glyphs.dot) \(strings["character.lead"])" : ""
        canvas.put(
            canvas.metrics.truncated(content.work + lead, to: area.width), x: area.x, y: y + 1, style: theme[.muted])
        y += 3
        canvas.put(strings["dig.question"], x: area.x, y: y, style: theme[.text])
        canvas.put(
            picker.text, x: area.x + canvas.metrics.width(of: strings["dig.question"]) + 2, y: y,
            style: theme[picker.type == nil ? .muted : .good])
        y += 2
        MBTIPickerView.draw(
            picker, isFocused: !isReasonFocused, into: &canvas,
            in: Rect(x: area.x, y: y, width: area.width, height: MBTIPickerView.height), context: context,
            strings: strings
        ) { [weak self] letter in
            self?.picker.choose(letter)
            self?.note()
        }
        y += MBTIPickerView.height + 1
        drawReason(into: &canvas, in: Rect(x: area.x, y: y, width: area.width, height: 1), context: context)
        y += 2
        for text in [content.before, strings["dig.remark"]].compactMap({ $0 }) {
            let place = Rect(x: area.x, y: y, width: min(area.width, 80), height: max(0, area.maxY - y))
            y += TextBlock.draw(text, into: &canvas, in: place, style: theme[.muted])
        }
    }

    private func drawReason(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        let label = strings["dig.reason"]
        canvas.put(label, x: rect.x, y: rect.y, style: context.theme[.muted])
        let x = rect.x + canvas.metrics.width(of: label) + 2
        let place = Rect(x: x, y: rect.y, width: max(8, min(60, rect.maxX - x)), height: 1)
        context.hits.add(place) { [weak self] in if self?.isReasonFocused == false { self?.toggleReason() } }
        TextFieldView.draw(
            reason, placeholder: strings["dig.reason-placeholder"], isFocused: isReasonFocused, into: &canvas,
            in: place, context: context)
    }

    /// The first content fills the form; later ones change nothing that was picked meanwhile.
    private func begin(_ content: DigFormState.Content?) {
        guard let content, !hasStarted else { return }
        hasStarted = true
        for letter in content.start.letters.values { picker.choose(letter) }
        picker.enter(fromAbove: true)
        reason = TextField(text: content.start.reason, limit: Ballot.longestReason)
    }

    private func handlePicker(_ event: InputEvent) -> Handled {
        switch picker.handle(event) {
        case .changed: note()
        case .consumed: break
        case .ignored: return .ignored
        }
        host?.setNeedsFrame()
        return .consumed
    }

    private func handleReason(_ event: InputEvent) -> Handled {
        switch event {
        case .key(Key(.enter)): send()
        case .key(Key(.tab)), .key(Key(.backTab)), .key(Key(.up)), .key(Key(.escape)): toggleReason()
        default:
            switch reason.handle(event) {
            case .changed: note()
            case .consumed: break
            case .ignored: return .ignored
            }
        }
        host?.setNeedsFrame()
        return .consumed
    }

    private var draft: DigDraft {
        var letters: [MBTIAxis: Character] = [:]
        for axis in MBTIAxis.allCases { letters[axis] = picker.letter(on: axis) }
        return DigDraft(letters: letters, reason: reason.text)
    }

    private func note() {
        changed.send(draft)
        host?.setNeedsFrame()
    }

    private func toggleReason() {
        isReasonFocused.toggle()
        host?.setNeedsFrame()
    }

    private func send() {
        sent.send(draft)
    }
}
