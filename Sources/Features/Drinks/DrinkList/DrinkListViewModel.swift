import Domain
import FeatureKit
import Reactive

/// Plain words search within the list. A query with an operator narrows the list, within the filter, until it is
/// cleared; words in it narrow too.
@MainActor
final class DrinkListViewModel: ViewModel, Subscriber {
    struct Input: ListScreenInput {
        let list = ListInput()
        let filterRequested = Signal<Void>()
        let savedFiltersRequested = Signal<Void>()
        let filterCleared = Signal<Void>()
        let sortRequested = Signal<Void>()
        let collectRequested = Signal<Int>()
        let chipRemoved = Signal<DrinkFilterChip>()
        let actionRequested = Signal<(row: Int, action: DrinkActionKeys.Action)>()
        let removalRequested = Signal<Int>()
        let placeRequested = Signal<Place>()
        let pickerRequested = Signal<Void>()
        let previewRequested = Signal<Identifier<Drink>>()
    }

    typealias Output = StateOutput<DrinkListState>

    private let section: DrinkSection
    private let arrangement: Observable<DrinkArrangement>
    private let rows: DrinkListRows
    private let search: DrinkListSearch
    private let preview: DrinkListPreview
    private let actions: DrinkActions
    private let flow: Flow<DrinksStep>
    private let seed: () -> UInt64
    let bag = SubscriptionBag()

    init(
        section: DrinkSection, reader: DrinkListReader, arrangement: Observable<DrinkArrangement>,
        preview: DrinkListPreview, actions: DrinkActions, flow: Flow<DrinksStep>, strings: Strings,
        seed: @escaping () -> UInt64
    ) {
        self.section = section
        self.arrangement = arrangement
        self.preview = preview
        self.actions = actions
        self.flow = flow
        self.seed = seed
        rows = DrinkListRows(
            DrinkListRequest(scope: section.scope, arrangement: arrangement.value), reader: reader, strings: strings)
        search = DrinkListSearch(rows: rows, reader: reader)
        search.onFailure = { [actions] in actions.fail(ErrorText.describe($0, strings)) }
    }

    func transform(_ input: Input) -> Output {
        bindRows(input.list)
        bindArrangement(input)
        bindActions(input)
        input.previewRequested.observe { [preview, rows] id in
            preview.show(id) { content in rows.state.update { $0.preview = content } }
        }.store(in: bag)
        rows.reload()
        return Output(state: rows.state.readOnly, messages: actions.messages)
    }

    private func bindRows(_ list: ListInput) {
        on(list.visibleRows) { $0.rows.setVisibleRows($1) }
        on(list.query.changes) { $0.narrow($1) }
        list.rowSelected.observe { [rows, flow] row in rows.open(row) { flow.go(to: .drink($0)) } }.store(in: bag)
        list.refresh.observe { [rows, search, query = list.query] in
            rows.reload()
            search.find(query.value)
        }.store(in: bag)
    }

    private func bindArrangement(_ input: Input) {
        on(input.filterRequested) { $0.flow.show(.filter($0.section)) }
        input.savedFiltersRequested.observe { [flow, section, rows] in
            flow.show(.savedFilters(section, search: rows.searched))
        }.store(in: bag)
        on(input.filterCleared) { $0.arrangement.update { $0.filter = DrinkFilter() } }
        on(input.sortRequested) { $0.sort() }
        input.chipRemoved.observe { [arrangement] chip in
            arrangement.update { chip.remove(from: &$0.filter) }
        }.store(in: bag)
        arrangement.changes.observe { [rows, search, query = input.list.query] arrangement in
            rows.ask { $0.arrangement = arrangement }
            search.find(query.value)
        }.store(in: bag)
    }

    private func bindActions(_ input: Input) {
        input.actionRequested.observe { [rows, actions] row, action in
            guard let drink = rows.state.value.rows[row] else { return }
            actions.perform(action, on: drink.id, name: drink.name)
        }.store(in: bag)
        input.removalRequested.observe { [rows, actions, section] row in
            guard let drink = rows.state.value.rows[row] else { return }
            actions.remove(drink.id, name: drink.name, from: section)
        }.store(in: bag)
        input.collectRequested.observe { [rows, flow] row in
            guard let drink = rows.state.value.rows[row] else { return }
            flow.open(.collectionChoice(drink.id))
        }.store(in: bag)
        on(input.placeRequested) { $0.flow.visit($1) }
        on(input.pickerRequested) { $0.actions.openTriedPicker() }
    }

    private func narrow(_ text: String) {
        let query = DrinkQueryText(text)
        rows.ask { $0.query = query.narrows ? query : nil }
        search.find(text)
    }

    private func sort() {
        arrangement.update { $0.sort = $0.sort.next(seed: seed(), first: section.ownSort) }
    }
}

/// Reads the selected drink's recipe for screens wide enough to show it beside the list.
@MainActor
final class DrinkListPreview {
    private let makeReader: (Identifier<Drink>) -> DrinkPageReader
    private let preferences: Observable<DisplayPreferences>
    private let reading = LatestTask()

    init(preferences: Observable<DisplayPreferences>, makeReader: @escaping (Identifier<Drink>) -> DrinkPageReader) {
        self.preferences = preferences
        self.makeReader = makeReader
    }

    /// Reads a drink; on failure, shows no preview.
    func show(_ id: Identifier<Drink>, arrived: @escaping (DrinkDetailState.Content?) -> Void) {
        let reader = makeReader(id)
        let preferences = preferences.value
        reading.read {
            try await reader.page(calculatedBy: preferences.calculator)
        } completion: { result in
            arrived((try? result.get()).map { reader.content(of: $0, servings: 1, preferences) })
        }
    }
}
