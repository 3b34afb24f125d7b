internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// The form for a report.
@MainActor
final class InquiryScreen: Screen {
    let route = SettingsPage.inquiry.route
    private let strings: Strings
    private let viewModel: InquiryViewModel
    private let form: FormController
    private let bag = SubscriptionBag()
    private let writeRequested = Signal<Void>()
    private var output: InquiryViewModel.Output?
    private weak var host: (any ScreenHost)?

    init(viewModel: InquiryViewModel, strings: Strings) {
        self.viewModel = viewModel
        self.strings = strings
        form = FormController(strings: strings)
    }

    var title: String { strings["settings.inquiry"] }
    var status: String { output?.state.value.status ?? "" }
    var isCapturingText: Bool { form.isCapturingText }

    var actions: [KeyAction] {
        [
            KeyAction(id: "inquiry.write", title: strings["action.write"], keys: [.control("s")], hint: 1) {
                [weak self] in self?.writeRequested.send()
            },
            KeyAction(
                id: "screen.copy", title: strings["action.copy-path"], keys: [.character("y")], hint: 2,
                isEnabled: output?.state.value.path.isEmpty == false && !form.isCapturingText
            ) { [weak self] in
                guard let self, let path = output?.state.value.path else { return }
                host?.copy(path)
            },
        ] + form.actions
    }

    func load(in host: any ScreenHost) {
        self.host = host
        form.load(in: host)
        let output = viewModel.transform(
            InquiryViewModel.Input(
                edited: form.edited.events, opened: form.opened.events, writeRequested: writeRequested.events))
        self.output = output
        output.state.observe { [weak self] in self?.form.setFields($0.fields) }.store(in: bag)
        output.done.observe { [weak host] in host?.showToast($0, kind: .done) }.store(in: bag)
        output.failed.observe { [weak host] in host?.showToast($0, kind: .failed) }.store(in: bag)
        output.flawed.observe { [weak self] in self?.form.focus($0) }.store(in: bag)
    }

    func unload() {
        bag.removeAll()
    }

    func handle(_ event: InputEvent) -> Handled { form.handle(event) }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        form.render(into: &canvas, in: rect, context: context)
    }
}
