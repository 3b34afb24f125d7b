internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// A list of settings in sections: the menu, or the options of a page.
@MainActor
final class SettingListScreen: Screen {
    let route: String
    private let titleKey: String
    private let isChoice: Bool
    private let strings: Strings
    private let viewModel: any SettingListModel
    private let list: ListController
    private let bag = SubscriptionBag()
    private var output: SettingListOutput?
    private var indicator: PhaseIndicator?

    /// - Parameters:
    ///   - titleKey: the key of the title, so that it follows a change of the language.
    ///   - isChoice: whether its rows are chosen rather than opened.
    ///   - openTitle: the key of what Enter does; nil is what it usually does.
    init(
        route: String, titleKey: String, isChoice: Bool, openTitle: String? = nil, viewModel: any SettingListModel,
        strings: Strings
    ) {
        self.route = route
        self.titleKey = titleKey
        self.isChoice = isChoice
        self.viewModel = viewModel
        self.strings = strings
        list = ListController(strings: strings, openTitle: openTitle ?? (isChoice ? "action.choose" : "action.open"))
    }

    var title: String { strings[titleKey] }
    var status: String { output?.state.value.status ?? "" }
    var isCapturingText: Bool { list.isCapturingText }

    var actions: [KeyAction] {
        let choose = KeyAction(
            id: "settings.choose", title: strings["action.choose"], keys: [.character(" ")],
            isEnabled: isChoice && !list.isCapturingText
        ) { [weak self] in self?.list.openSelected() }
        return list.actions + [choose]
    }

    func load(in host: any ScreenHost) {
        list.load(in: host)
        let indicator = PhaseIndicator(host: host)
        self.indicator = indicator
        let output = viewModel.transform(
            SettingListInput(
                query: list.query, rowSelected: list.rowSelected.events, refreshRequested: list.refresh.events))
        self.output = output
        output.state.observe { [weak self] state in
            self?.list.apply(count: state.rows.count, matches: state.matches)
            indicator.show(state.phase)
        }.store(in: bag)
        output.done.observe { [weak host] in host?.showToast($0, kind: .done) }.store(in: bag)
        output.failed.observe { [weak host] in host?.showToast($0, kind: .failed) }.store(in: bag)
        output.copied?.observe { [weak host] in host?.copy($0) }.store(in: bag)
        // What holds now is where one begins.
        if isChoice, let chosen = output.state.value.rows.firstIndex(where: { $0.mark == .chosen }) {
            list.select(chosen)
        }
    }

    func unload() {
        bag.removeAll()
    }

    func handle(_ event: InputEvent) -> Handled { list.handle(event) }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state = output?.state.value, let indicator else { return }
        let view = SettingRowView(rows: state.rows, width: rect.width - 4, metrics: canvas.metrics)
        list.render(into: &canvas, in: rect, context: context) { canvas, area in
            indicator.draw(
                state.phase, loading: strings["settings.loading"], empty: state.empty,
                retry: strings["phase.retry"], into: &canvas, in: area, context: context)
        } row: { canvas, index, area, isSelected in
            view.draw(
                index, query: list.query.value, isSelected: isSelected, isFirst: index == list.firstVisible,
                into: &canvas, in: area, context: context)
        }
    }
}
