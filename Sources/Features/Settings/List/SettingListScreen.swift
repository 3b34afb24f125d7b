import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

/// A list of settings in sections: the menu, or the options of a page.
@MainActor
class SettingListScreen<Model: ViewModel>: ListScreen<Model>
where Model.Input: ListScreenInput, Model.Output == SettingListOutput {
    private let titleKey: String
    private let isChoice: Bool

    /// `titleKey` is a key, so that the title follows a change of language. With `isChoice`, rows are chosen rather
    /// than opened. `openTitle` is the key of the title of Enter's action; nil for the default.
    init(
        route: String, titleKey: String, isChoice: Bool = false, openTitle: String? = nil, viewModel: Model,
        changes: Events<Void>, strings: Strings
    ) {
        self.titleKey = titleKey
        self.isChoice = isChoice
        super.init(
            route: route, viewModel: viewModel, changes: changes, strings: strings,
            openTitle: openTitle ?? (isChoice ? "action.choose" : "action.open"))
    }

    override var title: String { strings[titleKey] }
    override var status: String { state?.status ?? "" }
    override var loadingText: String { strings["settings.loading"] }
    override var emptyText: String { state?.empty ?? "" }

    override var actions: [KeyAction] {
        guard isChoice, !list.isCapturingText else { return list.actions }
        return list.actions + [
            key("settings.choose", title: "action.choose", [.character(" ")]) { [weak self] _ in
                self?.list.openSelected()
            }
        ]
    }

    override func bind(_ output: SettingListOutput, in host: any ScreenHost) {
        // Starts on the current choice.
        if isChoice, let chosen = output.state.value.rows.firstIndex(where: { $0.mark == .chosen }) {
            list.select(chosen)
        }
    }

    /// Rows share their columns. The first visible row names its section.
    override func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state else { return }
        let view = SettingRowView(rows: state.rows, width: rect.width - 4, metrics: canvas.metrics)
        list.render(into: &canvas, in: rect, context: context) { canvas, area in
            drawsContent(of: state.phase, into: &canvas, in: area, context: context)
        } row: { canvas, index, area, isSelected in
            view.draw(
                index, query: list.query.value, isSelected: isSelected, isFirst: index == list.firstVisible,
                into: &canvas, in: area, context: context)
        }
    }
}

struct SettingListState: ListScreenState, ReadingState {
    var phase: Phase = .idle
    var rows: [SettingRow] = []
    var status = ""
    var empty = ""
    var matches: [Int] = []

    var rowCount: Int { rows.count }

    func row(at index: Int) -> SettingRow? { rows.indices.contains(index) ? rows[index] : nil }
}

typealias SettingListOutput = StateOutput<SettingListState>
