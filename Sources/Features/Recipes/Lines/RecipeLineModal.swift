internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// A line of a recipe in a box.
@MainActor
final class RecipeLineModal: Modal {
    let route: String
    private let isSubstitute: Bool
    private let strings: Strings
    private let viewModel: RecipeLineViewModel
    private let form: FormController
    private let bag = SubscriptionBag()
    private let doneRequested = Signal<Void>()
    private let appeared = Signal<Void>()
    private var hasAppeared = false

    init(isSubstitute: Bool, viewModel: RecipeLineViewModel, strings: Strings) {
        self.isSubstitute = isSubstitute
        self.viewModel = viewModel
        self.strings = strings
        route = isSubstitute ? "edit/substitute" : "edit/line"
        form = FormController(strings: strings)
    }

    var title: String { strings[isSubstitute ? "line.title-substitute" : "line.title"] }
    var isCapturingText: Bool { form.isCapturingText }

    var actions: [KeyAction] {
        [
            KeyAction(id: "form.done", title: strings["action.form.done"], keys: [.control("s")], hint: 1) {
                [weak self] in self?.doneRequested.send()
            }
        ] + form.actions
    }

    func load(in host: any ScreenHost) {
        form.load(in: host)
        let output = viewModel.transform(
            RecipeLineViewModel.Input(
                edited: form.edited.events, opened: form.opened.events, doneRequested: doneRequested.events,
                appeared: appeared.events))
        output.state.observe { [weak self] in self?.form.setFields($0.fields) }.store(in: bag)
        output.focusRequested.observe { [weak self] in self?.form.focus($0) }.store(in: bag)
    }

    func willAppear() {
        guard !hasAppeared else { return }
        hasAppeared = true
        appeared.send()
    }

    func unload() {
        bag.removeAll()
    }

    func contentSize(in available: Size, metrics: TextMetrics) -> Size {
        Size(width: min(66, available.width - 4), height: min(isSubstitute ? 6 : 14, available.height))
    }

    func handle(_ event: InputEvent) -> Handled { form.handle(event) }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        form.render(into: &canvas, in: rect, context: context)
    }
}
