internal import Domain
internal import FeatureKit
internal import Reactive

/// The list of all drinks by name: pages, search, and how far the bar is from each.
@MainActor
final class DrinkListViewModel {
    struct Input {
        /// The rows that are on the screen now.
        let visibleRowsChanged: Events<Range<Int>>
        /// What the find line looks for; empty for nothing.
        let query: ReadOnly<String>
        /// A row was opened.
        let rowSelected: Events<Int>
        /// The user asked to read everything again.
        let refreshRequested: Events<Void>
    }

    struct Output {
        let state: ReadOnly<DrinkListState>
    }

    private let drinks: any DrinkRepository
    private let bar: HomeBar
    private let storeChanged: Events<Void>
    private let strings: Strings
    private let actions: DrinkListActions
    private let state = Observable(DrinkListState())
    private let bag = SubscriptionBag()
    private let page = LatestTask()
    private let search = LatestTask()
    private var visible = 0..<40

    init(
        drinks: any DrinkRepository, bar: HomeBar, storeChanged: Events<Void>, strings: Strings,
        actions: DrinkListActions
    ) {
        self.drinks = drinks
        self.bar = bar
        self.storeChanged = storeChanged
        self.strings = strings
        self.actions = actions
    }

    func transform(_ input: Input) -> Output {
        input.visibleRowsChanged.observe { [weak self] in self?.show($0) }.store(in: bag)
        input.query.observe { [weak self] in self?.find($0) }.store(in: bag)
        input.rowSelected.observe { [weak self] in self?.open($0) }.store(in: bag)
        input.refreshRequested.observe { [weak self] in self?.reload() }.store(in: bag)
        storeChanged.observe { [weak self, query = input.query] in
            self?.reload()
            self?.find(query.value)
        }.store(in: bag)
        reload()
        return Output(state: state.readOnly)
    }

    /// Waits until nothing is on its way, for tests.
    func settle() async {
        await page.settle()
        await search.settle()
    }

    private func show(_ range: Range<Int>) {
        visible = range
        guard state.value.phase == .loaded else { return }
        let rows = state.value.rows
        if range.clamped(to: 0..<state.value.count).contains(where: { rows[$0] == nil }) {
            state.update { $0.phase = .loadingMore }
            loadPage(keepingRows: true)
        }
    }

    private func reload() {
        state.update { $0.phase = $0.phase.requesting }
        loadPage(keepingRows: false)
    }

    /// Reads a window of one screen before and after what is seen.
    private func loadPage(keepingRows: Bool) {
        let window = max(0, visible.lowerBound - visible.count)..<(visible.upperBound + visible.count)
        page.run { [drinks, bar, language = strings.language] in
            let count = try await drinks.drinkCount()
            let summaries = try await drinks.drinks(in: window, by: language)
            let away = try await bar.away(of: summaries.map(\.id))
            return (count, summaries, away, try await bar.makeableCount())
        } completion: { [weak self] result in
            guard let self else { return }
            state.update { state in
                switch result {
                case .success(let (count, summaries, away, makeable)):
                    state.count = count
                    state.makeable = makeable
                    var rows = keepingRows && state.rows.count < 1_000 ? state.rows : [:]
                    for (offset, drink) in summaries.enumerated() {
                        rows[window.lowerBound + offset] = DrinkRow(drink, away: away[drink.id], strings: self.strings)
                    }
                    state.rows = rows
                    state.phase = count == 0 ? .empty : .loaded
                case .failure(let error):
                    state.phase = .failed(ErrorText.describe(error, self.strings))
                }
            }
            // What is seen may have moved on meanwhile.
            show(visible)
        }
    }

    private func find(_ text: String) {
        guard !text.isEmpty else {
            search.cancel()
            if !state.value.matches.isEmpty { state.update { $0.matches = [] } }
            return
        }
        search.run { [drinks, language = strings.language] in
            try await drinks.positions(matching: text, by: language)
        } completion: { [weak self] result in
            self?.state.update { $0.matches = (try? result.get()) ?? [] }
        }
    }

    private func open(_ row: Int) {
        guard let drink = state.value.rows[row] else { return }
        actions.showDrink(drink.id)
    }
}
