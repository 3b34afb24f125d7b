import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

/// The vote on a character; a wide window shows the work beside it, and what the letters mean.
@MainActor
final class DigFormScreen: ViewModelScreen<DigFormViewModel> {
    private let glance: GlancePane
    private var picker = MBTIPicker()
    private var reason = TextField(limit: Ballot.longestReason)
    private var isReasonFocused = false
    private var hasStarted = false
    private var page = PageView()

    init(route: String, viewModel: DigFormViewModel, glances: Glances, strings: Strings) {
        glance = GlancePane(glances)
        super.init(route: route, viewModel: viewModel, strings: strings)
    }

    override var title: String { state?.content?.name ?? strings["dig.title"] }
    override var loadingText: String { strings["dig.loading"] }
    override var isCapturingText: Bool { isReasonFocused }
    override var widestContent: Int { PaneLayout.widestPage }

    override var actions: [KeyAction] {
        [
            key("dig.send", title: "action.dig", [Key(.enter)], hint: 0, isEnabled: state?.content != nil) {
                [weak self] _ in self?.send()
            },
            key("dig.reason", title: "action.dig-reason", [Key(.tab), Key(.backTab)], hint: 1) {
                [weak self] _ in self?.toggleReason()
            },
            key("dig.skip", title: "action.dig-skip", [.character(" ")], hint: 2) { $0.skipped.send() },
            key("character.page", title: "action.character-page", [.character("c")], hint: 3) {
                $0.pageRequested.send()
            },
            key(
                "form.drop", [.control("x")], hint: 1, hintTitle: "hint.form.drop", isEnabled: state?.hasDraft == true
            ) { $0.dropRequested.send() },
            refreshKey,
        ]
            + (isReasonFocused
                ? [
                    key("form.editor", title: "action.form.editor", [.control("e")], hint: 2) {
                        [weak self] _ in self?.openEditor()
                    }
                ] : [])
    }

    override func willBind(in host: any ScreenHost) { glance.load(in: host) }

    override func bind(_ output: DigFormViewModel.Output, in host: any ScreenHost) {
        output.restarted.observe { [weak self] in self?.fill($0) }.store(in: bag)
    }

    private func fill(_ draft: DigDraft) {
        picker = MBTIPicker()
        for letter in draft.letters.values { picker.choose(letter) }
        picker.enter(fromAbove: true)
        reason = TextField(text: draft.reason, limit: Ballot.longestReason)
        host?.setNeedsFrame()
    }

    /// The first content fills the form; later content keeps the member's picks.
    override func apply(_ state: DigFormState) {
        glance.apply(state.phase)
        guard let content = state.content, !hasStarted else { return }
        hasStarted = true
        fill(content.start)
    }

    override func handle(_ event: InputEvent) -> Handled {
        guard state?.content != nil else { return .ignored }
        return isReasonFocused ? handleReason(event) : handlePicker(event)
    }

    override func draw(
        _ state: DigFormState, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) {
        guard let content = state.content else { return }
        let body = glance.draw(.work(content.workID), into: &canvas, in: rect, context: context)
        page.draw(revealing: true, into: &canvas, in: body, context: context) { canvas, context in
            let area = canvas.bounds.inset(horizontal: 3)
            var drawn = draw(content, into: &canvas, in: area, context: context)
            if body.width < rect.width {
                drawn.lines = drawSides(from: drawn.lines + 1, into: &canvas, in: area, context: context)
            }
            return drawn
        }
    }

    /// Explains both letters of every question. Returns the line after the explanation.
    private func drawSides(from top: Int, into canvas: inout Canvas, in area: Rect, context: RenderContext) -> Int {
        let column = area.width / 2
        var y = top
        for axis in MBTIAxis.allCases {
            canvas.put(strings["dig.axis.\(axis.first)"], x: area.x, y: y, style: context.theme[.heading])
            var lines = 1
            for (index, letter) in [axis.first, axis.second].enumerated() {
                let x = area.x + index * column
                let style = context.theme[picker.letter(on: axis) == letter ? .text : .muted]
                canvas.put(String(letter), x: x, y: y + 1, style: style)
                let place = Rect(x: x + 3, y: y + 1, width: column - 5, height: max(0, area.maxY - y - 1))
                lines = max(
                    lines, TextBlock.draw(strings["dig.side.\(letter)"], into: &canvas, in: place, style: style))
            }
            y += lines + 2
        }
        return y - 1
    }

    /// Returns the number of lines and the line of the focus.
    private func draw(
        _ content: DigFormState.Content, into canvas: inout Canvas, in area: Rect, context: RenderContext
    ) -> (lines: Int, focus: Int?) {
        let theme = context.theme
        var y = area.y + 1
        let end = canvas.put(
            canvas.metrics.truncated(content.name, to: area.width), x: area.x, y: y, style: theme[.title])
        if canvas.metrics.canDrawHangul, !content.otherName.isEmpty {
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
        let row = y + picker.axis.rawValue
        y += MBTIPickerView.height + 1
        drawReason(into: &canvas, in: Rect(x: area.x, y: y, width: area.width, height: 1), context: context)
        let focus = isReasonFocused ? y : row
        var lines = y + 1
        y += 2
        for text in [content.draftNote, content.before, content.remark].compactMap({ $0 }) {
            let place = Rect(x: area.x, y: y, width: min(area.width, 80), height: max(0, area.maxY - y))
            y += TextBlock.draw(text, into: &canvas, in: place, style: theme[.muted])
            lines = y
        }
        return (lines, focus)
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

    /// Space skips the character instead of changing a letter.
    private func handlePicker(_ event: InputEvent) -> Handled {
        if event == .key(.character(" ")) { return .ignored }
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
        case .key(.control("e")): return .ignored
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
        input.changed.send(draft)
        host?.setNeedsFrame()
    }

    /// Opens the reason in the external editor and reads the result as one line.
    private func openEditor() {
        guard let edited = host?.edit(reason.text), edited != reason.text else { return }
        reason.replace(withEdited: edited)
        if reason.isCut { host?.showToast(strings("form.cut", String(reason.limit)), kind: .failed) }
        note()
    }

    private func toggleReason() {
        isReasonFocused.toggle()
        host?.setNeedsFrame()
    }

    private func send() { input.sent.send(draft) }
}
