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
    private let page: PageController<ResultTarget>
    private let viewModel: ResultViewModel
    private let bag = SubscriptionBag()
    private let againRequested = Signal<Void>()
    private let allRequested = Signal<Void>()
    private let neighbourRequested = Signal<Int>()
    private let revealToggled = Signal<Void>()
    private let reviewRequested = Signal<Void>()
    private let pageRequested = Signal<Void>()
    private let refresh = Signal<Void>()
    private var output: ResultViewModel.Output?
    private weak var host: (any ScreenHost)?

    init(id: Identifier<WorkCharacter>, viewModel: ResultViewModel, strings: Strings) {
        route = "result:\(id)"
        self.viewModel = viewModel
        self.strings = strings
        page = PageController(strings: strings)
    }

    var title: String {
        guard let content = output?.state.value.content else { return strings["result.title"] }
        return "\(content.name) \(strings["result.trail"])"
    }

    var status: String { output?.state.value.content?.votes ?? "" }

    var actions: [KeyAction] {
        let content = output?.state.value.content
        return ownActions(content)
            + page.movement(sideways: false)
    }

    private func ownActions(_ content: ResultState.Content?) -> [KeyAction] {
        let isOpen = content?.open != nil
        let isMine = content?.open?.isMine == true
        let hasOthers = content?.neighbours.count == 2
        return [
            page.openAction,
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
        page.load(in: host)
        let output = viewModel.transform(
            ResultViewModel.Input(
                opened: page.opened.events, againRequested: againRequested.events, allRequested: allRequested.events,
                neighbourRequested: neighbourRequested.events, revealToggled: revealToggled.events,
                reviewRequested: reviewRequested.events, pageRequested: pageRequested.events,
                refreshRequested: refresh.events))
        self.output = output
        output.state.observe { [weak self] state in
            self?.page.show(targets: state.content.map(Self.targets), state.phase)
        }.store(in: bag)
        output.failed.observe { [weak host] in host?.showToast($0, kind: .failed) }.store(in: bag)
    }

    func unload() {
        bag.removeAll()
    }

    func handle(_ event: InputEvent) -> Handled { page.handle(event) }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        page.render(loading: strings["dig.loading"], into: &canvas, in: rect, context: context) {
            canvas, context, focused, click in
            guard let content = output?.state.value.content else { return (0, nil) }
            return ResultView(content: content, focused: focused, strings: strings, context: context, click: click)
                .draw(into: &canvas)
        }
    }

    /// In reading order.
    private static func targets(of content: ResultState.Content) -> [ResultTarget] {
        (content.open == nil ? [] : [.byVoter, .overTime]) + [.work] + content.others.map { .other($0.character) }
    }

    private func copy() {
        guard let content = output?.state.value.content else { return }
        host?.copy(content.plainText)
    }
}
