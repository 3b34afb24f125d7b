internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// A character's page: its type, the others of its work, and what members wrote about it.
@MainActor
final class CharacterPageScreen: Screen {
    let route: String
    private let strings: Strings
    private let viewModel: CharacterPageViewModel
    private let page: PageController<CharacterTarget>
    private let bag = SubscriptionBag()
    private let revealToggled = Signal<Void>()
    private let orderCycled = Signal<Void>()
    private let likeToggled = Signal<CharacterTarget>()
    private let refresh = Signal<Void>()
    private var output: CharacterPageViewModel.Output?

    init(id: Identifier<WorkCharacter>, viewModel: CharacterPageViewModel, strings: Strings) {
        route = "character:\(id)"
        self.viewModel = viewModel
        self.strings = strings
        page = PageController(strings: strings)
    }

    var title: String {
        let title = output?.state.value.title ?? ""
        return title.isEmpty ? strings["character.title"] : title
    }

    var status: String { output?.state.value.votes ?? "" }

    var actions: [KeyAction] {
        let state = output?.state.value ?? CharacterPageState()
        let hasContent = !state.blocks.isEmpty
        let isReview = if case .review = page.focused { true } else { false }
        return [
            action(
                "character.dig", .character("v"), hint: 1, isEnabled: hasContent,
                title: strings[state.isDug ? "action.character.dig-again" : "action.character.dig"]
            ) { $0.page.opened.send(.dig) },
            action("character.result", .character("a"), hint: 1, isEnabled: hasContent) {
                $0.page.opened.send(.result)
            },
            action("character.write", .character("w"), hint: 1, isEnabled: hasContent) { $0.page.opened.send(.write) },
            action("review.like", .character(" "), hint: 2, isEnabled: isReview) { screen in
                if let target = screen.page.focused { screen.likeToggled.send(target) }
            },
            action("character.order", .character("o"), hint: 2, isEnabled: hasContent) { $0.orderCycled.send() },
            action("dig.reveal", .character("x"), hint: 2, isEnabled: hasContent) { $0.revealToggled.send() },
            action("screen.refresh", .character("r")) { $0.refresh.send() },
        ] + page.actions
    }

    func load(in host: any ScreenHost) {
        page.load(in: host)
        let output = viewModel.transform(
            CharacterPageViewModel.Input(
                opened: page.opened.events, focusMoved: page.focusMoved.events, revealToggled: revealToggled.events,
                orderCycled: orderCycled.events, likeToggled: likeToggled.events, refreshRequested: refresh.events))
        self.output = output
        output.state.observe { [weak self] state in
            self?.page.show(state.blocks, state.phase)
        }.store(in: bag)
        output.done.observe { [weak host] in host?.showToast($0, kind: .done) }.store(in: bag)
        output.failed.observe { [weak host] in host?.showToast($0, kind: .failed) }.store(in: bag)
    }

    func unload() {
        bag.removeAll()
    }

    func handle(_ event: InputEvent) -> Handled {
        page.handle(event)
    }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        page.render(loading: strings["works.loading"], into: &canvas, in: rect, context: context)
    }

    private func action(
        _ id: String, _ key: Key, hint: Int? = nil, isEnabled: Bool = true, title: String? = nil,
        _ perform: @escaping (CharacterPageScreen) -> Void
    ) -> KeyAction {
        KeyAction(
            id: id, title: title ?? strings["action.\(id.replacing("screen.", with: ""))"], keys: [key], hint: hint,
            isEnabled: isEnabled
        ) { [weak self] in
            if let self { perform(self) }
        }
    }
}
