internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// A member's momentum.
@MainActor
final class MomentumScreen: Screen {
    let route: String
    private let isMine: Bool
    private let strings: Strings
    private let viewModel: MomentumViewModel
    private let page: PageController<MomentumTarget>
    private let bag = SubscriptionBag()
    private let opened = Signal<MomentumTarget>()
    private let exportRequested = Signal<Void>()
    private let refresh = Signal<Void>()
    private var output: MomentumViewModel.Output?
    private var indicator: PhaseIndicator?

    init(member: Identifier<Profile>?, viewModel: MomentumViewModel, strings: Strings) {
        route = member.map { "member:\($0)" } ?? "momentum"
        isMine = member == nil
        self.viewModel = viewModel
        self.strings = strings
        page = PageController(strings: strings)
    }

    var title: String {
        if isMine { return strings["tab.momentum"] }
        let nickname = output?.state.value.nickname ?? ""
        return nickname.isEmpty ? strings["momentum.member"] : nickname
    }

    private var hasContent: Bool { output?.state.value.blocks.isEmpty == false }

    var actions: [KeyAction] {
        [
            action("momentum.edit", "action.edit", [.character("e")], hint: 1, isMine) { $0.opened.send(.profile) },
            action("momentum.calendar", "action.calendar", [.character("c")], hint: 1, isMine) {
                $0.opened.send(.calendar)
            },
            action("momentum.votes", "action.my-votes", [.character("v")], hint: 2, isMine) {
                $0.opened.send(.list(.votes))
            },
            action("momentum.export", "action.export", [.character("o")], hint: 2, isMine) {
                $0.exportRequested.send()
            },
            action("momentum.compare", "action.compare", [.character("b")], hint: 1, !isMine && hasContent) {
                $0.opened.send(.comparison)
            },
            action("screen.refresh", "action.refresh", [.character("r")], hint: nil, true) { $0.refresh.send() },
        ] + page.actions
    }

    private func action(
        _ id: String, _ title: String, _ keys: [Key], hint: Int?, _ isEnabled: Bool,
        _ perform: @escaping (MomentumScreen) -> Void
    ) -> KeyAction {
        KeyAction(id: id, title: strings[title], keys: keys, hint: hint, isEnabled: isEnabled) { [weak self] in
            if let self { perform(self) }
        }
    }

    func load(in host: any ScreenHost) {
        page.load(in: host)
        let indicator = PhaseIndicator(host: host)
        self.indicator = indicator
        let output = viewModel.transform(
            MomentumViewModel.Input(
                opened: opened.events, exportRequested: exportRequested.events, refreshRequested: refresh.events))
        self.output = output
        page.opened.observe { [weak self] in self?.opened.send($0) }.store(in: bag)
        output.state.observe { [weak self] state in
            self?.page.setBlocks(state.blocks)
            indicator.show(state.phase)
        }.store(in: bag)
        output.failed.observe { [weak host] in host?.showToast($0, kind: .failed) }.store(in: bag)
    }

    func unload() {
        bag.removeAll()
    }

    func handle(_ event: InputEvent) -> Handled { page.handle(event) }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state = output?.state.value, let indicator else { return }
        let isContent = indicator.draw(
            state.phase, loading: strings["momentum.loading"], empty: "", retry: strings["phase.retry"],
            into: &canvas, in: rect, context: context)
        if isContent { page.render(into: &canvas, in: rect, context: context) }
    }
}
