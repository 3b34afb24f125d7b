internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// A drink, one step a page.
@MainActor
final class MakeModeScreen: Screen {
    let route: String
    private let strings: Strings
    private let viewModel: MakeModeViewModel
    private let bag = SubscriptionBag()
    private let pageStepped = Signal<Int>()
    private let servingsStepped = Signal<Int>()
    private let timerToggled = Signal<Void>()
    private let isSeen = Signal<Bool>()
    private let refresh = Signal<Void>()
    private var output: MakeModeViewModel.Output?
    private var indicator: PhaseIndicator?

    init(id: Identifier<Drink>, viewModel: MakeModeViewModel, strings: Strings) {
        route = "make:\(id)"
        self.viewModel = viewModel
        self.strings = strings
    }

    var title: String {
        guard let name = output?.state.value.name, !name.isEmpty else { return strings["make.title"] }
        return strings("make.title-of", name)
    }

    var status: String {
        guard let state = output?.state.value, !state.pages.isEmpty else { return "" }
        return strings.counted("make.servings", state.servings)
    }

    var actions: [KeyAction] {
        let state = output?.state.value
        let isEnd = state?.page?.kind == .done
        return [
            KeyAction(
                id: "make.next", title: strings[isEnd ? "action.make-log" : "action.make-next"],
                keys: [Key(.enter), Key(.right), .character("l"), Key(.pageDown), .character("n")], hint: 1,
                isEnabled: state?.page != nil
            ) { [weak self] in self?.pageStepped.send(1) },
            KeyAction(
                id: "make.back", title: strings["action.make-back"],
                keys: [Key(.left), .character("h"), Key(.pageUp), .character("p")], hint: 1, hintKeys: "←",
                isEnabled: (state?.index ?? 0) > 0
            ) { [weak self] in self?.pageStepped.send(-1) },
            KeyAction(
                id: "make.timer", title: strings[timerTitle], keys: [.character(" ")], hint: 1,
                isEnabled: state?.page?.seconds != nil
            ) { [weak self] in self?.timerToggled.send() },
            KeyAction(
                id: "drink.more", title: strings["action.servings-more"], keys: [.character("+"), .character("=")],
                isEnabled: state?.page != nil
            ) { [weak self] in self?.servingsStepped.send(1) },
            KeyAction(
                id: "drink.less", title: strings["action.servings-less"], keys: [.character("-"), .character("_")],
                hint: 2, hintKeys: "+ -", isEnabled: state?.page != nil
            ) { [weak self] in self?.servingsStepped.send(-1) },
            KeyAction(id: "screen.refresh", title: strings["action.refresh"], keys: [.character("r")]) {
                [weak self] in self?.refresh.send()
            },
        ]
    }

    private var timerTitle: String {
        switch output?.state.value.timer {
        case .running: "action.make-pause"
        case .paused: "action.make-resume"
        case .over, nil: "action.make-timer"
        }
    }

    func load(in host: any ScreenHost) {
        let indicator = PhaseIndicator(host: host)
        self.indicator = indicator
        let output = viewModel.transform(
            MakeModeViewModel.Input(
                pageStepped: pageStepped.events, servingsStepped: servingsStepped.events,
                timerToggled: timerToggled.events, isSeen: isSeen.events, scheduler: host.scheduler,
                refreshRequested: refresh.events))
        self.output = output
        output.state.observe { indicator.show($0.phase) }.store(in: bag)
        output.done.observe { [weak host] in host?.showToast($0, kind: .done) }.store(in: bag)
    }

    func willAppear() {
        isSeen.send(true)
    }

    func didDisappear() {
        isSeen.send(false)
    }

    func unload() {
        bag.removeAll()
    }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state = output?.state.value, let indicator else { return }
        let isContent = indicator.draw(
            state.phase, loading: strings["drink.loading"], empty: "", retry: strings["phase.retry"], into: &canvas,
            in: rect, context: context)
        guard isContent, let page = state.page else { return }
        MakePageView(page: page, state: state, strings: strings, context: context).draw(into: &canvas, in: rect)
    }
}
