internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// A form of its own screen: Ctrl-S keeps what is filled in, leaving with something unsaved asks.
@MainActor
final class FormScreen: Screen {
    let route: String
    private let viewModel: any FormModel
    private let strings: Strings
    private let form: FormController
    private let bag = SubscriptionBag()
    private let save = Signal<Void>()
    private let leave = Signal<Void>()
    private let remove = Signal<Void>()
    private var output: FormOutput?
    private var indicator: PhaseIndicator?

    init(route: String, viewModel: any FormModel, strings: Strings) {
        self.route = route
        self.viewModel = viewModel
        self.strings = strings
        form = FormController(strings: strings)
    }

    var title: String { output?.state.value.title ?? "" }

    var isCapturingText: Bool { form.isCapturingText }

    var actions: [KeyAction] {
        guard let state = output?.state.value, state.phase == .loaded else { return [] }
        return [
            KeyAction(id: "form.save", title: strings["action.form.save"], keys: [.control("s")], hint: 0) {
                [weak self] in self?.save.send()
            },
            KeyAction(
                id: "form.remove", title: strings["action.form.remove"], keys: [.control("x")], hint: 2,
                isEnabled: state.isRemovable
            ) { [weak self] in self?.remove.send() },
            KeyAction(
                id: "form.leave", title: strings["action.form.leave"],
                keys: [Key(.escape)] + (form.isCapturingText ? [] : [Key(.backspace), .character("q")]), hint: 2,
                isEnabled: state.isDirty
            ) { [weak self] in self?.leave.send() },
        ] + form.actions
    }

    func load(in host: any ScreenHost) {
        form.load(in: host)
        let indicator = PhaseIndicator(host: host)
        self.indicator = indicator
        let output = viewModel.transform(
            FormInput(
                edited: form.edited.events, opened: form.opened.events, saveRequested: save.events,
                leaveRequested: leave.events, removeRequested: remove.events))
        self.output = output
        output.state.observe { [weak self] state in
            self?.form.setFields(state.fields)
            indicator.show(state.phase)
        }.store(in: bag)
        output.focusRequested.observe { [weak self] in self?.form.focus($0) }.store(in: bag)
        output.done.observe { [weak host] in host?.showToast($0, kind: .done) }.store(in: bag)
        output.failed.observe { [weak host] in host?.showToast($0, kind: .failed) }.store(in: bag)
    }

    func unload() {
        bag.removeAll()
    }

    func handle(_ event: InputEvent) -> Handled {
        form.handle(event)
    }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state = output?.state.value else { return }
        let isContent = indicator?.draw(
            state.phase, loading: strings["works.loading"], empty: "", retry: "", into: &canvas, in: rect,
            context: context)
        if isContent == true { form.render(into: &canvas, in: rect, context: context) }
    }
}
