internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// What everybody says of a character.
@MainActor
final class ResultScreen: Screen {
    let route: String
    private let strings: Strings
    private let viewModel: ResultViewModel
    private let bag = SubscriptionBag()
    private let opened = Signal<ResultTarget>()
    private let againRequested = Signal<Void>()
    private let allRequested = Signal<Void>()
    private let neighbourRequested = Signal<Int>()
    private let revealToggled = Signal<Void>()
    private let reviewRequested = Signal<Void>()
    private let pageRequested = Signal<Void>()
    private let refresh = Signal<Void>()
    private var output: ResultViewModel.Output?
    private var indicator: PhaseIndicator?
    private var ring = FocusRing<ResultTarget>()
    private var page = PageView()
    private var isRevealing = true
    private weak var host: (any ScreenHost)?

    init(id: Identifier<WorkCharacter>, viewModel: ResultViewModel, strings: Strings) {
        route = "result:\(id)"
        self.viewModel = viewModel
        self.strings = strings
    }

    var title: String {
        guard let content = output?.state.value.content else { return strings["result.title"] }
        return "\(content.name) \(strings["result.trail"])"
    }

    var status: String { output?.state.value.content?.votes ?? "" }

    var actions: [KeyAction] {
        let content = output?.state.value.content
        return ownActions(content)
            + PageMovement.actions(
                strings, sideways: false, focus: { [weak self] in self?.moveFocus(by: $0) },
                scroll: { [weak self] in self?.scroll(by: $0) })
    }

    private func ownActions(_ content: ResultState.Content?) -> [KeyAction] {
        let isOpen = content?.open != nil
        let isMine = content?.open?.isMine == true
        let hasOthers = content?.neighbours.count == 2
        return [
            action("page.open", "action.open", [Key(.enter)], hint: 1, ring.focused != nil) { $0.openFocused() },
            action(
                "dig.again", isMine ? "action.vote-again" : "action.dig", [.character("v")], hint: 1, content != nil
            ) { $0.againRequested.send() },
            action("result.all", "action.all-types", [.character("a")], hint: 2, isOpen) { $0.allRequested.send() },
            action("result.reveal", "action.reveal", [.character("x")], hint: 1, content != nil && !isMine) {
                $0.revealToggled.send()
            },
            action("review.write", "action.write-review", [.character("w")], hint: 2, content != nil) {
                $0.reviewRequested.send()
            },
            action("character.page", "action.character-page", [.character("c")], hint: 3, content != nil) {
                $0.pageRequested.send()
            },
            action("result.next", "action.next-character", [Key(.right), .character("l")], hint: nil, hasOthers) {
                $0.neighbourRequested.send(1)
            },
            KeyAction(
                id: "result.previous", title: strings["action.others"], keys: [Key(.left), .character("h")], hint: 2,
                hintKeys: "← →", isEnabled: hasOthers
            ) { [weak self] in self?.neighbourRequested.send(-1) },
            action("screen.copy", "action.copy", [.character("y")], hint: 3, isOpen) { $0.copy() },
            action("screen.refresh", "action.refresh", [.character("r")], hint: nil, true) { $0.refresh.send() },
        ]
    }

    private func action(
        _ id: String, _ title: String, _ keys: [Key], hint: Int?, _ isEnabled: Bool,
        _ perform: @escaping (ResultScreen) -> Void
    ) -> KeyAction {
        KeyAction(id: id, title: strings[title], keys: keys, hint: hint, isEnabled: isEnabled) { [weak self] in
            if let self { perform(self) }
        }
    }

    func load(in host: any ScreenHost) {
        self.host = host
        let indicator = PhaseIndicator(host: host)
        self.indicator = indicator
        let output = viewModel.transform(
            ResultViewModel.Input(
                opened: opened.events, againRequested: againRequested.events, allRequested: allRequested.events,
                neighbourRequested: neighbourRequested.events, revealToggled: revealToggled.events,
                reviewRequested: reviewRequested.events, pageRequested: pageRequested.events,
                refreshRequested: refresh.events))
        self.output = output
        output.state.observe { [weak self] state in
            self?.ring.setTargets(state.content.map(Self.targets) ?? [])
            indicator.show(state.phase)
        }.store(in: bag)
        output.failed.observe { [weak host] in host?.showToast($0, kind: .failed) }.store(in: bag)
    }

    func unload() {
        bag.removeAll()
    }

    func handle(_ event: InputEvent) -> Handled {
        guard let distance = PageMovement.wheel(event) else { return .ignored }
        scroll(by: distance)
        return .consumed
    }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state = output?.state.value else { return }
        guard let content = state.content else {
            _ = indicator?.draw(
                state.phase, loading: strings["dig.loading"], empty: "", retry: strings["phase.retry"], into: &canvas,
                in: rect, context: context)
            return
        }
        page.draw(revealing: isRevealing, into: &canvas, in: rect, context: context) { canvas, context in
            ResultView(
                content: content, focused: ring.focused, strings: strings, context: context,
                click: { [weak self] in self?.click($0) }
            ).draw(into: &canvas)
        }
        isRevealing = false
    }

    /// In reading order.
    private static func targets(of content: ResultState.Content) -> [ResultTarget] {
        (content.open == nil ? [] : [.byVoter, .overTime]) + [.work] + content.others.map { .other($0.character) }
    }

    private func moveFocus(by step: Int) {
        ring.move(by: step)
        isRevealing = true
        host?.setNeedsFrame()
    }

    private func scroll(by distance: PageMovement.Distance) {
        page.scroll(by: distance)
        host?.setNeedsFrame()
    }

    private func click(_ target: ResultTarget) {
        if ring.focused == target { openFocused() } else { ring.focus(target) }
    }

    private func openFocused() {
        if let target = ring.focused { opened.send(target) }
    }

    private func copy() {
        guard let content = output?.state.value.content else { return }
        host?.copy(content.plainText)
    }
}
