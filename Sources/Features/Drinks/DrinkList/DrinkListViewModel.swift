internal import Domain
internal import FeatureKit
internal import Reactive

/// The list of drinks under a filter, in an order: pages, search, and how far the bar is from each.
///
/// A line of plain words finds: it walks through what is listed. A line with an operator narrows: only what it asks for
/// is listed until it is cleared, within the filter, and words in it narrow too.
@MainActor
final class DrinkListViewModel {
    struct Input {
        /// The rows that are on the screen now.
        let visibleRowsChanged: Events<Range<Int>>
        /// What the find line holds; empty for nothing.
        let query: ReadOnly<String>
        /// A row was opened.
        let rowSelected: Events<Int>
        /// The user asked to read everything again.
        let refreshRequested: Events<Void>
        /// The user asked for the filter.
        let filterRequested: Events<Void>
        /// The user asked for the filters with a name.
        let savedFiltersRequested: Events<Void>
        /// The user asked for the next order.
        let sortRequested: Events<Void>
        /// A row shall go into collections.
        let collectRequested: Events<Int>
        /// A part of the filter was taken away.
        let chipRemoved: Events<DrinkFilterChip>
        /// A deed was asked for, to the drink of a row.
        let deedRequested: Events<(row: Int, action: DrinkActionKeys.Action)>
        /// A row shall leave the list.
        let removalRequested: Events<Int>
        /// Another list was asked for; nil for the recommendations.
        let sectionRequested: Events<DrinkSection?>
        /// The picker of tried drinks was asked for.
        let pickerRequested: Events<Void>
    }

    struct Output {
        let state: ReadOnly<DrinkListState>
        /// What was done, to be shown as a message.
        let done: Events<String>
        /// What could not be done.
        let failed: Events<String>
    }

    private let section: DrinkSection
    private let member: DrinkMember
    private let drinkWriter: DrinkWriter
    private let reader: DrinkListReader
    private let arrangement: Observable<DrinkArrangement>
    private let storeChanged: Events<Void>
    private let strings: Strings
    private let actions: DrinkListActions
    private let seed: () -> UInt64
    private let state = Observable(DrinkListState())
    private let bag = SubscriptionBag()
    private let page = LatestTask()
    private let search = LatestTask()
    private let opening = LatestTask()
    private var visible = 0..<40
    private var request = DrinkListRequest()
    /// Which drinks are listed; nil until they were read.
    private var contents: DrinkListContents?

    /// - Parameter seed: a number for a new shuffle.
    init(
        section: DrinkSection = .all, reader: DrinkListReader, member: DrinkMember,
        arrangement: Observable<DrinkArrangement>, storeChanged: Events<Void>, strings: Strings,
        actions: DrinkListActions,
        seed: @escaping () -> UInt64 = { UInt64.random(in: UInt64.min...UInt64.max) }
    ) {
        self.section = section
        self.member = member
        drinkWriter = DrinkWriter(member: member, strings: strings)
        self.reader = reader
        self.arrangement = arrangement
        self.storeChanged = storeChanged
        self.strings = strings
        self.actions = actions
        self.seed = seed
    }

    func transform(_ input: Input) -> Output {
        request.scope = section.scope
        request.arrangement = arrangement.value
        input.deedRequested.observe { [weak self] in self?.perform($0.action, row: $0.row) }.store(in: bag)
        input.removalRequested.observe { [weak self] in self?.remove($0) }.store(in: bag)
        input.sectionRequested.observe { [weak self] in self?.actions.showSection($0) }.store(in: bag)
        input.pickerRequested.observe { [weak self] in self?.openPicker() }.store(in: bag)
        input.visibleRowsChanged.observe { [weak self] in self?.show($0) }.store(in: bag)
        input.query.changes.observe { [weak self] in self?.apply($0) }.store(in: bag)
        input.rowSelected.observe { [weak self] in self?.open($0) }.store(in: bag)
        input.refreshRequested.observe { [weak self] in self?.reload() }.store(in: bag)
        input.filterRequested.observe { [weak self] in self?.actions.showFilter() }.store(in: bag)
        input.savedFiltersRequested.observe { [weak self] in self?.actions.showSavedFilters() }.store(in: bag)
        input.sortRequested.observe { [weak self] in self?.sort() }.store(in: bag)
        input.collectRequested.observe { [weak self] row in
            guard let self, let drink = state.value.rows[row] else { return }
            actions.links.collect(drink.id)
        }.store(in: bag)
        input.chipRemoved.observe { [weak self] chip in
            self?.arrangement.update { chip.remove(from: &$0.filter) }
        }.store(in: bag)
        arrangement.changes.observe { [weak self, query = input.query] arrangement in
            self?.ask { $0.arrangement = arrangement }
            self?.find(query.value)
        }.store(in: bag)
        storeChanged.observe { [weak self, query = input.query] in
            self?.reload()
            self?.find(query.value)
        }.store(in: bag)
        reload()
        return Output(state: state.readOnly, done: drinkWriter.messages.done, failed: drinkWriter.messages.failed)
    }

    /// Waits until nothing is on its way, for tests.
    func settle() async {
        await LatestTask.settleAll()
        while page.isRunning || search.isRunning || opening.isRunning {
            await page.settle()
            await search.settle()
            await opening.settle()
        }
    }

    private func sort() {
        arrangement.update { $0.sort = $0.sort.next(seed: seed(), first: section.ownSort) }
    }

    /// Asks for other drinks than before; the selection will go to the first of them.
    private func ask(_ change: (inout DrinkListRequest) -> Void) {
        var changed = request
        change(&changed)
        guard changed != request else { return }
        request = changed
        visible = 0..<visible.count
        reload(isOther: true)
    }

    private func apply(_ text: String) {
        let query = DrinkQueryText(text)
        ask { $0.query = query.narrows ? query : nil }
        find(text)
    }

    private func show(_ range: Range<Int>) {
        visible = range
        guard state.value.phase == .loaded, let contents else { return }
        let rows = state.value.rows
        if range.clamped(to: 0..<state.value.count).contains(where: { rows[$0] == nil }) {
            state.update { $0.phase = .loadingMore }
            load(contents, isOther: false)
        }
    }

    private func reload(isOther: Bool = false) {
        state.update { $0.phase = $0.phase.requesting }
        load(nil, isOther: isOther)
    }

    /// Reads a window of one screen before and after what is seen.
    /// - Parameter known: which drinks are listed; nil to find out anew.
    private func load(_ known: DrinkListContents?, isOther: Bool) {
        let window = max(0, visible.lowerBound - visible.count)..<(visible.upperBound + visible.count)
        page.run { [reader, request] in
            let contents: DrinkListContents
            if let known { contents = known } else { contents = try await reader.contents(of: request) }
            return (contents, try await reader.rows(window, of: contents))
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let (contents, rows)):
                self.contents = contents
                apply(contents, rows, keepingRows: known != nil, isOther: isOther)
            case .failure(let error):
                state.update { $0.phase = .failed(ErrorText.describe(error, self.strings)) }
            }
            // What is seen may have moved on meanwhile.
            show(visible)
        }
    }

    private func apply(
        _ contents: DrinkListContents, _ found: [Int: DrinkListReader.Row], keepingRows: Bool, isOther: Bool
    ) {
        state.update { state in
            var rows = keepingRows && state.rows.count < 1_000 ? state.rows : [:]
            for (index, row) in found { rows[index] = DrinkRow(row.drink, away: row.away, strings: strings) }
            state.rows = rows
            state.phase = contents.count == 0 ? .empty : .loaded
            if !keepingRows { DrinkListDescription(contents, request, strings).describe(&state) }
            if isOther { state.arrival += 1 }
        }
        if !search.isRunning { rematch() }
    }

    /// The positions in the list by name that were found last; nil while nothing is looked for.
    private var found: [Int]?
    private var foundText = ""

    /// Rows of another list are other rows of the same drinks.
    private func rematch() {
        let isNarrowed = request.query != nil
        let matches = isNarrowed ? Array(0..<state.value.count) : found.flatMap { contents?.rows(of: $0) } ?? []
        guard state.value.matches != matches || state.value.matchedText != foundText else { return }
        state.update {
            $0.matches = matches
            $0.matchedText = foundText
        }
    }

    private func find(_ text: String) {
        guard !text.isEmpty, request.query == nil else {
            search.cancel()
            found = nil
            foundText = text
            // A line that narrows finds every row; they are known once the rows are.
            if text.isEmpty { rematch() }
            return
        }
        search.run { [drinks = reader.drinks, language = strings.language] in
            try await drinks.positions(matching: text, by: language)
        } completion: { [weak self] result in
            self?.found = (try? result.get()) ?? []
            self?.foundText = text
            self?.rematch()
        }
    }

    /// A row that was found far from what is seen may not be read yet: then it is read first.
    private func open(_ row: Int) {
        if let drink = state.value.rows[row] { return actions.showDrink(drink.id) }
        guard let contents, (0..<contents.count).contains(row) else { return }
        opening.run { [reader] in
            try await reader.rows(row..<row + 1, of: contents)[row]?.drink.id
        } completion: { [weak self] result in
            if case .success(let id?) = result { self?.actions.showDrink(id) }
        }
    }

    private func perform(_ action: DrinkActionKeys.Action, row: Int) {
        guard let drink = state.value.rows[row] else { return }
        switch action {
        case .mark(let mark): drinkWriter.toggle(mark, on: drink.id, name: drink.name)
        case .made:
            guard member.authorizer.authorize(.open(route: "drink:\(drink.id)")) else { return }
            actions.showMadeForm(drink.id)
        case .buyMissing: drinkWriter.buyMissing(of: drink.id, name: drink.name)
        case .whyNot: actions.showWhyNot(drink.id)
        case .compare: drinkWriter.compare(drink.id, name: drink.name, show: actions.showComparison)
        }
    }

    private func remove(_ row: Int) {
        guard let drink = state.value.rows[row] else { return }
        switch section {
        case .saved: drinkWriter.remove(.saved, from: drink.id, name: drink.name)
        case .tried: drinkWriter.remove(.tried, from: drink.id, name: drink.name)
        case .made: drinkWriter.removeFromLog(drink.id, name: drink.name)
        case .all, .makeable: break
        }
    }

    private func openPicker() {
        guard member.authorizer.authorize(.open(route: "drinks/tried/pick")) else { return }
        actions.showTriedPicker()
    }
}
