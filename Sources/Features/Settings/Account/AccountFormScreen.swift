internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// A form about an account: nickname, password, codes, leaving.
@MainActor
final class AccountFormScreen: Screen {
    let route: String
    private let titleKey: String
    private let strings: Strings
    private let viewModel: any AccountFormModel
    private let form: FormController
    private let bag = SubscriptionBag()
    private let saveRequested = Signal<Void>()
    private var output: AccountFormOutput?
    private var indicator: PhaseIndicator?
    private weak var host: (any ScreenHost)?

    init(item: AccountItem, viewModel: any AccountFormModel, strings: Strings) {
        route = "settings/account/\(item.rawValue)"
        titleKey = "me.\(item.rawValue)"
        self.viewModel = viewModel
        self.strings = strings
        form = FormController(strings: strings)
    }

    var title: String { strings[titleKey] }
    var isCapturingText: Bool { form.isCapturingText }

    var actions: [KeyAction] {
        [
            KeyAction(
                id: "form.save", title: strings["action.save"], keys: [.control("s")], hint: 1,
                isEnabled: output?.state.value.canSave == true
            ) { [weak self] in self?.saveRequested.send() }
        ] + form.actions
    }

    func load(in host: any ScreenHost) {
        self.host = host
        form.load(in: host)
        let indicator = PhaseIndicator(host: host)
        self.indicator = indicator
        let output = viewModel.transform(
            AccountFormInput(
                edited: form.edited.events, opened: form.opened.events, saveRequested: saveRequested.events))
        self.output = output
        output.state.observe { [weak self] state in
            self?.form.setFields(state.fields)
            indicator.show(state.phase)
        }.store(in: bag)
        output.done.observe { [weak host] text in
            host?.goBack()
            if !text.isEmpty { host?.showToast(text, kind: .done) }
        }.store(in: bag)
        output.failed.observe { [weak host] in host?.showToast($0, kind: .failed) }.store(in: bag)
        output.flawed.observe { [weak self] in self?.form.focus($0) }.store(in: bag)
    }

    func unload() {
        bag.removeAll()
    }

    func handle(_ event: InputEvent) -> Handled { form.handle(event) }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state = output?.state.value, let indicator else { return }
        let isContent = indicator.draw(
            state.phase, loading: strings["settings.loading"], empty: "", retry: strings["phase.retry"],
            into: &canvas, in: rect, context: context)
        if isContent { form.render(into: &canvas, in: rect, context: context) }
    }
}
