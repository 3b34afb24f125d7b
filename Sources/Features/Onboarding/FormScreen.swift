internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// A form of the way in: sign-in, sign-up, a new password by a code. Sent with Ctrl-S or by its last button; while it is
/// on its way nothing can be changed.
@MainActor
final class FormScreen: Screen {
    let route: String
    let title: String
    private let strings: Strings
    private let submit: String
    private let transform: @MainActor (FormInput) -> FormOutput
    private let form: FormController
    private let bag = SubscriptionBag()
    private let submitted = Signal<Void>()
    private var output: FormOutput?
    private var spinner: Subscription?
    private weak var host: (any ScreenHost)?

    init(
        route: String, title: String, submit: String, strings: Strings,
        transform: @escaping @MainActor (FormInput) -> FormOutput
    ) {
        self.route = route
        self.title = title
        self.submit = submit
        self.strings = strings
        self.transform = transform
        form = FormController(strings: strings)
    }

    private var isBusy: Bool { output?.state.value.isBusy ?? false }

    var status: String { isBusy ? strings["form.busy"] : "" }
    var isCapturingText: Bool { form.isCapturingText && !isBusy }

    var actions: [KeyAction] {
        guard !isBusy else { return [] }
        let submit = KeyAction(id: "form.submit", title: submit, keys: [.control("s")], hint: 1) { [weak self] in
            self?.submitted.send()
        }
        return [submit] + form.actions
    }

    func load(in host: any ScreenHost) {
        self.host = host
        form.load(in: host)
        let output = transform(
            FormInput(
                edited: form.edited.events, opened: form.opened.events, submitted: submitted.events,
                scheduler: host.scheduler))
        self.output = output
        output.state.observe { [weak self] state in
            guard let self else { return }
            form.setFields(state.fields)
            spinner = state.isBusy ? spinner ?? host.startSpinner() : nil
        }.store(in: bag)
        output.focused.observe { [weak self] in self?.form.focus($0) }.store(in: bag)
        output.failed.observe { [weak host] in host?.showToast($0, kind: .failed) }.store(in: bag)
    }

    func unload() {
        bag.removeAll()
        spinner = nil
    }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        form.render(into: &canvas, in: rect, context: context)
    }

    func handle(_ event: InputEvent) -> Handled {
        isBusy ? .ignored : form.handle(event)
    }
}
