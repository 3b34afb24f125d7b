internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// A long text: notices, questions, terms, licences. Its parts are walked, unfolded, and searched.
@MainActor
final class DocumentScreen: Screen {
    let route: String
    private let page: SettingsPage
    private let strings: Strings
    private let viewModel: DocumentViewModel
    private let find: FindBar
    private let bag = SubscriptionBag()
    private let sectionToggled = Signal<Int>()
    private let sectionFound = Signal<Int>()
    private let allToggled = Signal<Void>()
    private let refresh = Signal<Void>()
    private var output: DocumentViewModel.Output?
    private var indicator: PhaseIndicator?
    private var ring = FocusRing<Int>()
    private var view = PageView()
    private var isRevealing = true
    private weak var host: (any ScreenHost)?

    init(page: SettingsPage, viewModel: DocumentViewModel, strings: Strings) {
        self.page = page
        self.viewModel = viewModel
        self.strings = strings
        route = page.route
        find = FindBar(strings: strings)
    }

    var title: String { strings["settings.\(page.rawValue)"] }
    var status: String { output?.state.value.status ?? "" }
    var isCapturingText: Bool { find.isOpen }

    func load(in host: any ScreenHost) {
        self.host = host
        let indicator = PhaseIndicator(host: host)
        self.indicator = indicator
        let output = viewModel.transform(
            DocumentViewModel.Input(
                query: find.query.readOnly, sectionToggled: sectionToggled.events, sectionFound: sectionFound.events,
                allToggled: allToggled.events, refreshRequested: refresh.events))
        self.output = output
        output.state.observe { [weak self] state in
            self?.ring.setTargets(Array(state.sections.indices))
            if let row = self?.find.setMatches(state.matches) { self?.show(row) }
            indicator.show(state.phase)
        }.store(in: bag)
    }

    func unload() {
        bag.removeAll()
    }

    var actions: [KeyAction] { find.isOpen ? findActions : pageActions }

    /// While the find line is open; the line takes these keys itself before any action is asked.
    private var findActions: [KeyAction] {
        [
            KeyAction(id: "list.find-keep", title: strings["action.find-keep"], keys: [Key(.enter)], hint: 1) {
                [weak self] in _ = self?.handle(.key(Key(.enter)))
            },
            KeyAction(id: "list.find-give-up", title: strings["action.find-give-up"], keys: [Key(.escape)], hint: 1) {
                [weak self] in _ = self?.handle(.key(Key(.escape)))
            },
        ]
    }

    private var pageActions: [KeyAction] {
        let hasText = ring.focused != nil
        let isKept = find.isShown
        return [
            KeyAction(
                id: "page.open", title: strings["action.fold"], keys: [Key(.enter), .character(" ")], hint: 1,
                isEnabled: hasText
            ) { [weak self] in self?.toggle() },
            KeyAction(
                id: "document.all", title: strings["action.fold-all"], keys: [.character("a")], hint: 1,
                isEnabled: hasText
            ) { [weak self] in self?.allToggled.send() },
            KeyAction(
                id: "list.find", title: strings["action.find"], keys: [.character("/")], hint: 1, isEnabled: hasText
            ) { [weak self] in
                self?.find.open(from: self?.ring.index ?? 0)
                self?.host?.setNeedsFrame()
            },
            KeyAction(
                id: "list.find-next", title: strings["action.find-next"], keys: [.character("n")],
                hint: isKept ? 1 : nil, hintKeys: "n N", isEnabled: isKept
            ) { [weak self] in self?.walk(forward: true) },
            KeyAction(
                id: "list.find-previous", title: strings["action.find-previous"],
                keys: [.character("N"), .character("p")], isEnabled: isKept
            ) { [weak self] in self?.walk(forward: false) },
            KeyAction(
                id: "list.find-clear", title: strings["action.find-clear"], keys: [Key(.escape)], isEnabled: isKept
            ) { [weak self] in
                self?.find.clear()
                self?.host?.setNeedsFrame()
            },
            KeyAction(id: "screen.copy", title: strings["action.copy"], keys: [.character("y")], isEnabled: hasText) {
                [weak self] in self?.copy()
            },
            KeyAction(id: "screen.refresh", title: strings["action.refresh"], keys: [.character("r")]) {
                [weak self] in self?.refresh.send()
            },
        ]
            + PageMovement.actions(strings) { [weak self] step in
                self?.ring.move(by: step)
                self?.reveal()
            } scroll: { [weak self] distance in
                self?.view.scroll(by: distance)
                self?.host?.setNeedsFrame()
            }
    }

    func handle(_ event: InputEvent) -> Handled {
        switch find.handle(event) {
        case .consumed: break
        case .returnTo(let row): show(row)
        case .ignored:
            guard let distance = PageMovement.wheel(event) else { return .ignored }
            view.scroll(by: distance)
        }
        host?.setNeedsFrame()
        return .consumed
    }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state = output?.state.value, let indicator else { return }
        let (body, bottom) = rect.splitBottom(find.isShown ? 1 : 0)
        let isContent = indicator.draw(
            state.phase, loading: strings["settings.loading"], empty: strings["document.empty"],
            retry: strings["phase.retry"], into: &canvas, in: body, context: context)
        if isContent {
            let document = DocumentView(
                sections: state.sections, focused: ring.focused, query: find.query.value,
                click: { [weak self] in self?.click($0) })
            view.draw(revealing: isRevealing, into: &canvas, in: body, context: context) { canvas, context in
                document.draw(into: &canvas, context: context)
            }
            isRevealing = false
        }
        if find.isShown { find.draw(into: &canvas, in: bottom, selected: ring.index, context: context) }
    }

    private func click(_ index: Int) {
        ring.focus(index)
        toggle()
    }

    private func toggle() {
        guard let index = ring.focused else { return }
        sectionToggled.send(index)
        reveal()
    }

    private func show(_ row: Int) {
        ring.focus(row)
        if find.isOpen, !find.query.value.isEmpty { sectionFound.send(row) }
        reveal()
    }

    private func walk(forward: Bool) {
        guard let (row, wrapped) = find.next(after: ring.index, forward: forward) else {
            host?.showToast(strings["find.none"], kind: .done)
            return
        }
        ring.focus(row)
        sectionFound.send(row)
        if wrapped { host?.showToast(strings["find.wrapped"], kind: .done) }
        reveal()
    }

    private func copy() {
        guard let index = ring.focused, let section = output?.state.value.sections[index] else { return }
        host?.copy(([section.title] + section.paragraphs).joined(separator: "\n\n"))
    }

    private func reveal() {
        isRevealing = true
        host?.setNeedsFrame()
    }
}
