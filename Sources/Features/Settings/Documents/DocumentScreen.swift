import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

/// A long text (notices, questions, terms, licences) in sections that can be walked, folded and searched.
@MainActor
final class DocumentScreen: ViewModelScreen<DocumentViewModel> {
    private let page: SettingsPage
    private lazy var find = FindBar(query: input.query, strings: strings)
    private var ring = FocusRing<Int>()
    private var view = PageView()
    private var isRevealing = true

    init(page: SettingsPage, viewModel: DocumentViewModel, changes: Events<Void>, strings: Strings) {
        self.page = page
        super.init(route: page.route, viewModel: viewModel, changes: changes, strings: strings)
    }

    override var title: String { strings["settings.\(page.rawValue)"] }
    override var status: String { state?.status ?? "" }
    override var loadingText: String { strings["settings.loading"] }
    override var emptyText: String { strings["document.empty"] }
    override var isCapturingText: Bool { find.isOpen }

    override func apply(_ state: DocumentState) {
        ring.setTargets(Array(state.sections.indices))
        if let row = find.setMatches(state.matches) { show(row) }
    }

    override var actions: [KeyAction] { find.isOpen ? findActions : pageActions }

    /// The actions while the find line is open. The line handles these keys before any action does.
    private var findActions: [KeyAction] {
        [
            key("list.find-keep", title: "action.find-keep", [Key(.enter)], hint: 1) {
                [weak self] _ in _ = self?.handle(.key(Key(.enter)))
            },
            key("list.find-give-up", title: "action.find-give-up", [Key(.escape)], hint: 1) {
                [weak self] _ in _ = self?.handle(.key(Key(.escape)))
            },
        ]
    }

    private var pageActions: [KeyAction] {
        let hasText = ring.focused != nil
        let isKept = find.isShown
        return [
            key("page.open", title: "action.fold", [Key(.enter), .character(" ")], hint: 1, isEnabled: hasText) {
                [weak self] _ in self?.toggle()
            },
            key("document.all", title: "action.fold-all", [.character("a")], hint: 1, isEnabled: hasText) {
                $0.allToggled.send()
            },
            key("list.find", title: "action.find", [.character("/")], hint: 1, isEnabled: hasText) {
                [weak self] _ in self?.openFind()
            },
            key(
                "list.find-next", title: "action.find-next", [.character("n")],
                hint: isKept && find.hasMatches ? 1 : nil, shown: "n N", isEnabled: isKept
            ) { [weak self] _ in self?.walk(forward: true) },
            key(
                "list.find-previous", title: "action.find-previous", [.character("N"), .character("p")],
                isEnabled: isKept
            ) { [weak self] _ in self?.walk(forward: false) },
            key("list.find-clear", title: "action.find-clear", [Key(.escape)], isEnabled: isKept) {
                [weak self] _ in
                self?.find.clear()
                self?.host?.setNeedsFrame()
            },
            key("screen.copy", title: "action.copy", [.character("y")], isEnabled: hasText) {
                [weak self] _ in self?.copy()
            },
            refreshKey,
        ]
            + PageMovement.actions(strings) { [weak self] step in
                self?.ring.move(by: step)
                self?.reveal()
            } scroll: { [weak self] distance in
                self?.view.scroll(by: distance)
                self?.host?.setNeedsFrame()
            }
    }

    override func handle(_ event: InputEvent) -> Handled {
        switch find.handle(event) {
        case .consumed: break
        case .nothingSought: host?.showToast(strings["find.nothing-sought"], kind: .done)
        case .returnTo(let row): show(row)
        case .ignored:
            guard let distance = PageMovement.wheel(event) else { return .ignored }
            view.scroll(by: distance)
        }
        host?.setNeedsFrame()
        return .consumed
    }

    override func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state else { return }
        let (body, bottom) = rect.splitBottom(find.isShown ? 1 : 0)
        if drawsContent(of: state.phase, into: &canvas, in: body, context: context) {
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

    private func openFind() {
        find.open(from: ring.index)
        host?.setNeedsFrame()
    }

    private func click(_ index: Int) {
        ring.focus(index)
        toggle()
    }

    private func toggle() {
        guard let index = ring.focused else { return }
        input.sectionToggled.send(index)
        reveal()
    }

    private func show(_ row: Int) {
        ring.focus(row)
        if find.isOpen, !find.query.value.isEmpty { input.sectionFound.send(row) }
        reveal()
    }

    private func walk(forward: Bool) {
        guard let (row, wrapped) = find.next(after: ring.index, forward: forward) else {
            host?.showToast(strings["find.none"], kind: .done)
            return
        }
        ring.focus(row)
        input.sectionFound.send(row)
        if wrapped { host?.showToast(strings[forward ? "find.wrapped" : "find.wrapped-back"], kind: .done) }
        reveal()
    }

    private func copy() {
        guard let index = ring.focused, let section = state?.sections[index] else { return }
        host?.copy(([section.title] + section.paragraphs).joined(separator: "\n\n"))
    }

    private func reveal() {
        isRevealing = true
        host?.setNeedsFrame()
    }
}

struct DocumentState: ReadingState {
    struct Section: Equatable, Sendable {
        let title: String
        let day: String
        let paragraphs: [String]
        var isOpen: Bool
    }

    var phase: Phase = .idle
    var sections: [Section] = []
    var matches: [Int] = []
    var status = ""
}
