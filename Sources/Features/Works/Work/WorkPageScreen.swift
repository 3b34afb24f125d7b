internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// A work's page.
@MainActor
final class WorkPageScreen: Screen {
    let route: String
    private let strings: Strings
    private let viewModel: WorkPageViewModel
    private let page: PageController<WorkTarget>
    private let bag = SubscriptionBag()
    private let revealToggled = Signal<WorkTarget>()
    private let editRequested = Signal<Void>()
    private let removeRequested = Signal<WorkTarget>()
    private let refresh = Signal<Void>()
    private var output: WorkPageViewModel.Output?
    private weak var host: (any ScreenHost)?

    init(id: Identifier<Work>, viewModel: WorkPageViewModel, strings: Strings) {
        route = "work:\(id)"
        self.viewModel = viewModel
        self.strings = strings
        page = PageController(strings: strings)
    }

    var title: String {
        let title = output?.state.value.title ?? ""
        return title.isEmpty ? strings["work.title"] : title
    }

    var status: String { output?.state.value.progress ?? "" }

    var actions: [KeyAction] {
        let state = output?.state.value ?? WorkPageState()
        let hasContent = !state.blocks.isEmpty
        let isCharacter = if case .character = page.focused { true } else { false }
        let isEntry = if case .watched = page.focused { true } else { false }
        return [
            action("work.wish", .character("w"), hint: 1, isEnabled: hasContent) { $0.page.opened.send(.wish) },
            action("work.thumb", .character("t"), hint: 1, isEnabled: hasContent) { $0.page.opened.send(.thumb) },
            action("work.watch", .character("m"), hint: 1, isEnabled: hasContent) { $0.page.opened.send(.watch) },
            action("dig.reveal", .character("x"), hint: 2, isEnabled: isCharacter) { screen in
                if let target = screen.page.focused { screen.revealToggled.send(target) }
            },
            action("work.edit", .character("e"), hint: 2, isEnabled: state.isOwn) { $0.editRequested.send() },
            action("work.remove-entry", .character("d"), hint: 2, isEnabled: isEntry) { screen in
                if let target = screen.page.focused { screen.removeRequested.send(target) }
            },
            action("screen.copy", .character("y"), hint: 3, isEnabled: hasContent) { $0.copy() },
            action("screen.refresh", .character("r")) { $0.refresh.send() },
        ] + page.actions
    }

    func load(in host: any ScreenHost) {
        self.host = host
        page.load(in: host)
        let output = viewModel.transform(
            WorkPageViewModel.Input(
                opened: page.opened.events, revealToggled: revealToggled.events, editRequested: editRequested.events,
                removeRequested: removeRequested.events, refreshRequested: refresh.events))
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

    private func copy() {
        guard let text = output?.state.value.plainText, !text.isEmpty else { return }
        host?.copy(text)
    }

    private func action(
        _ id: String, _ key: Key, hint: Int? = nil, isEnabled: Bool = true,
        _ perform: @escaping (WorkPageScreen) -> Void
    ) -> KeyAction {
        KeyAction(
            id: id, title: strings["action.\(id.replacing("screen.", with: ""))"], keys: [key], hint: hint,
            isEnabled: isEnabled
        ) {
            [weak self] in
            if let self { perform(self) }
        }
    }
}
