internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// The list of all keys.
@MainActor
final class KeysScreen: Screen {
    let route = SettingsPage.keys.route
    private let strings: Strings
    private let viewModel: KeysViewModel
    private let list: ListController
    private let bag = SubscriptionBag()
    private let keyAdded = Signal<Int>()
    private let rowReset = Signal<Int>()
    private let allReset = Signal<Void>()
    private var output: KeysViewModel.Output?
    private var indicator: PhaseIndicator?

    init(viewModel: KeysViewModel, strings: Strings) {
        self.viewModel = viewModel
        self.strings = strings
        list = ListController(strings: strings, openTitle: "action.key-change")
    }

    var title: String { strings["settings.keys"] }
    var status: String { output?.state.value.status ?? "" }
    var isCapturingText: Bool { list.isCapturingText }

    var actions: [KeyAction] {
        guard !list.isCapturingText else { return list.actions }
        let state = output?.state.value
        let selected = list.selected
        let isChanged = state?.rows.indices.contains(selected) == true && state?.rows[selected].isChanged == true
        return list.actions + [
            KeyAction(
                id: "keys.add", title: strings["action.key-add"], keys: [.character("a")], hint: 1,
                isEnabled: state?.rows.isEmpty == false
            ) { [weak self] in self?.keyAdded.send(self?.list.selected ?? 0) },
            KeyAction(
                id: "keys.reset", title: strings["action.key-reset"], keys: [.character("d"), Key(.delete)], hint: 1,
                isEnabled: isChanged
            ) { [weak self] in self?.rowReset.send(self?.list.selected ?? 0) },
            KeyAction(
                id: "keys.reset-all", title: strings["action.key-reset-all"], keys: [.character("c")], hint: 2,
                isEnabled: state?.isChanged == true
            ) { [weak self] in self?.allReset.send() },
        ]
    }

    func load(in host: any ScreenHost) {
        list.load(in: host)
        let indicator = PhaseIndicator(host: host)
        self.indicator = indicator
        let output = viewModel.transform(
            KeysViewModel.Input(
                query: list.query, rowSelected: list.rowSelected.events, keyAdded: keyAdded.events,
                rowReset: rowReset.events, allReset: allReset.events, refreshRequested: list.refresh.events))
        self.output = output
        output.state.observe { [weak self] state in
            self?.list.apply(count: state.rows.count, matches: state.matches)
            indicator.show(state.phase)
        }.store(in: bag)
        output.done.observe { [weak host] in host?.showToast($0, kind: .done) }.store(in: bag)
        output.failed.observe { [weak host] in host?.showToast($0, kind: .failed) }.store(in: bag)
    }

    func unload() {
        bag.removeAll()
    }

    func handle(_ event: InputEvent) -> Handled { list.handle(event) }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state = output?.state.value, let indicator else { return }
        let view = SettingRowView(rows: state.rows.map(\.row), width: rect.width - 4, metrics: canvas.metrics)
        list.render(into: &canvas, in: rect, context: context) { canvas, area in
            indicator.draw(
                state.phase, loading: strings["settings.loading"], empty: strings["keys.empty"],
                retry: strings["phase.retry"], into: &canvas, in: area, context: context)
        } row: { canvas, index, area, isSelected in
            view.draw(
                index, query: list.query.value, isSelected: isSelected, isFirst: index == list.firstVisible,
                into: &canvas, in: area, context: context)
        }
    }
}
