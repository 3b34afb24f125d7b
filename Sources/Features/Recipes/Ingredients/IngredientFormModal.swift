internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// An own ingredient in a box.
@MainActor
final class IngredientFormModal: Modal {
    let route: String
    private let subject: IngredientSubject
    private let strings: Strings
    private let viewModel: IngredientFormViewModel
    private let form: FormController
    private let bag = SubscriptionBag()
    private let doneRequested = Signal<Void>()

    init(subject: IngredientSubject, viewModel: IngredientFormViewModel, strings: Strings) {
        self.subject = subject
        self.viewModel = viewModel
        self.strings = strings
        form = FormController(strings: strings)
        switch subject {
        case .new: route = "edit/new-ingredient"
        case .own: route = "edit/ingredient"
        }
    }

    var title: String {
        switch subject {
        case .new: strings["ingredient.title-new"]
        case .own: strings["ingredient.title-own"]
        }
    }
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
            IngredientFormViewModel.Input(
                edited: form.edited.events, opened: form.opened.events, doneRequested: doneRequested.events))
        output.state.observe { [weak self] in self?.form.setFields($0.fields) }.store(in: bag)
        output.focusRequested.observe { [weak self] in self?.form.focus($0) }.store(in: bag)
        output.done.observe { [weak host] in host?.showToast($0, kind: .done) }.store(in: bag)
        output.failed.observe { [weak host] in host?.showToast($0, kind: .failed) }.store(in: bag)
    }

    func unload() {
        bag.removeAll()
    }

    func contentSize(in available: Size, metrics: TextMetrics) -> Size {
        Size(width: min(64, available.width - 4), height: min(12, available.height))
    }

    func handle(_ event: InputEvent) -> Handled { form.handle(event) }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        form.render(into: &canvas, in: rect, context: context)
    }
}
