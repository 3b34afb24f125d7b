internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// The form of a recipe, with what one serving would be below it.
@MainActor
final class RecipeEditorScreen: Screen {
    let route: String
    private let strings: Strings
    private let viewModel: RecipeEditorViewModel
    private let form: FormController
    private let bag = SubscriptionBag()
    private let saveRequested = Signal<Void>()
    private let dropRequested = Signal<Void>()
    private let refresh = Signal<Void>()
    private var output: RecipeEditorViewModel.Output?
    private var indicator: PhaseIndicator?
    private weak var host: (any ScreenHost)?

    init(subject: RecipeSubject, viewModel: RecipeEditorViewModel, strings: Strings) {
        route = subject.route
        self.viewModel = viewModel
        self.strings = strings
        form = FormController(strings: strings)
    }

    var title: String {
        guard let title = output?.state.value.title, !title.isEmpty else { return strings["recipe.title-unnamed"] }
        return title
    }

    var status: String { output?.state.value.isDirty == true ? strings["recipe.unsaved"] : "" }
    var isCapturingText: Bool { form.isCapturingText }

    var actions: [KeyAction] {
        guard output?.state.value.phase == .loaded else {
            return [
                KeyAction(id: "screen.refresh", title: strings["action.refresh"], keys: [.character("r")]) {
                    [weak self] in self?.refresh.send()
                }
            ]
        }
        return [
            KeyAction(id: "form.save", title: strings["action.form.save"], keys: [.control("s")], hint: 1) {
                [weak self] in self?.saveRequested.send()
            },
            KeyAction(
                id: "form.drop", title: strings["action.form.drop"], keys: [.control("x")], hint: 4,
                isEnabled: output?.state.value.isDirty == true
            ) { [weak self] in self?.dropRequested.send() },
        ] + form.actions
    }

    func load(in host: any ScreenHost) {
        self.host = host
        form.load(in: host)
        let indicator = PhaseIndicator(host: host)
        self.indicator = indicator
        let output = viewModel.transform(
            RecipeEditorViewModel.Input(
                edited: form.edited.events, opened: form.opened.events, saveRequested: saveRequested.events,
                dropRequested: dropRequested.events, refreshRequested: refresh.events))
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
        if output?.state.value.isDirty == true { host?.showToast(strings["recipe.draft-kept"], kind: .done) }
        bag.removeAll()
    }

    func handle(_ event: InputEvent) -> Handled { form.handle(event) }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state = output?.state.value, let indicator else { return }
        let isContent = indicator.draw(
            state.phase, loading: strings["drink.loading"], empty: "", retry: strings["phase.retry"], into: &canvas,
            in: rect, context: context)
        guard isContent else { return }
        let (body, bottom) = rect.splitBottom(1)
        canvas.put(
            canvas.metrics.truncated(state.estimate, to: bottom.width - 6), x: bottom.x + 3, y: bottom.y,
            style: context.theme[.muted])
        form.render(into: &canvas, in: body, context: context)
    }
}
