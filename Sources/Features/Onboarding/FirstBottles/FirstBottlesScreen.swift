import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

@MainActor
final class FirstBottlesScreen: ViewModelScreen<FirstBottlesViewModel> {
    private let changeLanguage: ((Language) -> Void)?
    private var selected = 0
    /// The columns of the last frame, so that up and down move by a row.
    private var columns = 1

    init(
        viewModel: FirstBottlesViewModel, changes: Events<Void>, changeLanguage: ((Language) -> Void)?, strings: Strings
    ) {
        self.changeLanguage = changeLanguage
        super.init(route: "first-bottles", viewModel: viewModel, changes: changes, strings: strings)
    }

    override var title: String { strings["first-bottles.title"] }
    override var loadingText: String { strings["first-bottles.loading"] }
    override var emptyText: String { strings["first-bottles.empty"] }
    override var widestContent: Int { PaneLayout.widestPage }
    override var selection: Int? { selected }

    private var hasBottles: Bool { state?.bottles.isEmpty == false }
    /// Prevents entering while the catalogue is read, before the member has seen the bottles.
    private var canEnter: Bool { state.map { $0.phase != .loading } ?? false }

    override var actions: [KeyAction] {
        [
            key("first-bottles.go", [Key(.enter)], hint: 0, isEnabled: canEnter) { $0.entered.send(.ofAge) },
            key("first-bottles.tick", [.character(" ")], hint: 0, isEnabled: hasBottles) {
                [weak self] in if let self { $0.toggled.send(selected) }
            },
            key("first-bottles.sober", [.character("a")], hint: 1, isEnabled: canEnter) { $0.entered.send(.hidden) },
            key("first-bottles.others", [Key(.escape)], hint: 0) { [weak self] _ in self?.host?.goBack() },
        ] + languageKeys + [
            key("list.down", [Key(.down), .character("j"), .control("n")]) { [weak self] _ in
                if let self { move(by: columns) }
            },
            key("list.up", [Key(.up), .character("k")]) { [weak self] _ in if let self { move(by: -columns) } },
            key("first-bottles.right", [Key(.right), .character("l")]) { [weak self] _ in self?.move(by: 1) },
            key("first-bottles.left", [Key(.left), .character("h")]) { [weak self] _ in self?.move(by: -1) },
            refreshKey,
        ]
    }

    private var languageKeys: [KeyAction] {
        guard let changeLanguage else { return [] }
        let other = strings.language.other
        return [
            key("first-bottles.language", title: "language.\(other.rawValue)", [.character("o")], hint: 3) { _ in
                changeLanguage(other)
            }
        ]
    }

    private func move(by step: Int) {
        guard let count = state?.bottles.count, (0..<count).contains(selected + step) else { return }
        selected += step
        host?.setNeedsFrame()
    }

    override func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state else { return }
        let view = FirstBottlesView(state: state, selected: selected, strings: strings, context: context)
        columns = view.columns(in: rect.width)
        let shelf = view.drawFrame(into: &canvas, in: rect)
        guard drawsContent(of: state.phase, into: &canvas, in: shelf, context: context) else { return }
        view.drawBottles(columns: columns, into: &canvas, in: shelf) { [weak self] place in
            self?.selected = place
            self?.input.toggled.send(place)
        }
    }
}
