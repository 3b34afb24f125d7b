internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// A form in a box: Enter keeps it, Esc leaves it and asks first where something was typed.
@MainActor
final class FormModal: Modal {
    let route: String
    private let strings: Strings
    private let viewModel: FormViewModel
    private let bag = SubscriptionBag()
    private let submitted = Signal<[String: String]>()
    private var output: FormViewModel.Output?
    private var indicator: PhaseIndicator?
    private var editor = FormEditor()
    private var isAskingToLeave = false
    private weak var host: (any ScreenHost)?

    init(route: String, viewModel: FormViewModel, strings: Strings) {
        self.route = route
        self.viewModel = viewModel
        self.strings = strings
    }

    var title: String { output?.state.value.title ?? "" }
    var isCapturingText: Bool { true }

    var actions: [KeyAction] {
        [
            KeyAction(id: "form.save", title: strings["action.form-save"], keys: [Key(.enter), .control("s")], hint: 1)
            {
                [weak self] in self?.submit()
            },
            KeyAction(
                id: "form.next", title: strings["action.form-next"], keys: [Key(.tab), Key(.down)], hint: 1
            ) { [weak self] in self?.edit { $0.move(by: 1) } },
            KeyAction(
                id: "form.choose", title: strings["action.form-choose"], keys: [Key(.right)], hint: 2,
                hintKeys: "← →", isEnabled: isChoice
            ) { [weak self] in self?.edit { $0.choose(by: 1) } },
        ]
    }

    private var isChoice: Bool {
        guard editor.fields.indices.contains(editor.focus) else { return false }
        if case .choice = editor.fields[editor.focus].kind { return true }
        return false
    }

    func load(in host: any ScreenHost) {
        self.host = host
        let indicator = PhaseIndicator(host: host)
        self.indicator = indicator
        let output = viewModel.transform(FormViewModel.Input(submitted: submitted.events))
        self.output = output
        output.state.observe { [weak self] state in
            guard let self else { return }
            if state.fields != editor.fields { editor.apply(state.fields) }
            indicator.show(state.phase)
        }.store(in: bag)
        output.finished.observe { [weak host] text in
            host?.goBack()
            if !text.isEmpty { host?.showToast(text, kind: .done) }
        }.store(in: bag)
    }

    func unload() {
        bag.removeAll()
    }

    func contentSize(in available: Size, metrics: TextMetrics) -> Size {
        Size(width: min(64, available.width - 6), height: min(max(editor.fields.count, 1) + 3, available.height - 2))
    }

    func handle(_ event: InputEvent) -> Handled {
        guard output?.state.value.phase == .loaded else { return .ignored }
        if event == .key(Key(.escape)) {
            guard editor.isChanged, !isAskingToLeave else { return .ignored }
            isAskingToLeave = true
        } else if event == .key(Key(.enter)) {
            submit()
        } else if editor.handle(event) {
            isAskingToLeave = false
        } else if case .key(let key) = event, key.modifiers.isEmpty, case .character = key.code {
            // A letter on a choice is no command either.
            isAskingToLeave = false
        } else {
            return .ignored
        }
        host?.setNeedsFrame()
        return .consumed
    }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state = output?.state.value, let indicator else { return }
        let area = rect.inset(horizontal: 1)
        let isContent = indicator.draw(
            state.phase, loading: strings["shelf.loading"], empty: "", retry: "", into: &canvas, in: area,
            context: context)
        guard isContent else { return }
        let (fields, rest) = area.splitTop(editor.fields.count)
        let message = isAskingToLeave ? strings["form.leave"] : state.problem
        if !message.isEmpty {
            TextBlock.draw(
                message, into: &canvas, in: rest.splitTop(1).rest.inset(horizontal: 2),
                style: context.theme[isAskingToLeave ? .warning : .bad])
        }
        FormView.draw(editor, into: &canvas, in: fields, context: context) { [weak self] index in
            self?.edit { $0.focus(on: index) }
        }
    }

    private func edit(_ change: (inout FormEditor) -> Void) {
        change(&editor)
        host?.setNeedsFrame()
    }

    private func submit() {
        isAskingToLeave = false
        submitted.send(editor.values)
    }
}
