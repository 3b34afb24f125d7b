internal import Domain
internal import FeatureKit
internal import Reactive

/// What the member made, newest first: read by pages, rated and corrected in place, taken out with undo.
@MainActor
final class LogViewModel {
    struct Input {
        /// The rows that are on the screen now.
        let visibleRowsChanged: Events<Range<Int>>
        /// What the find line looks for among what was read; empty for nothing.
        let query: ReadOnly<String>
        /// A row was opened.
        let rowSelected: Events<Int>
        /// A row is to be corrected.
        let rowEdited: Events<Int>
        /// A row is to go.
        let rowRemoved: Events<Int>
        /// Half a star more, and less, for a row.
        let ratingRaised: Events<Int>
        let ratingLowered: Events<Int>
        /// Something was made.
        let addRequested: Events<Void>
        /// The user asked to read everything again.
        let refreshRequested: Events<Void>
    }

    struct Output {
        let state: ReadOnly<LogState>
        /// What a change did, to be shown as a message.
        let done: Events<String>
        /// What could not be done.
        let failed: Events<String>
    }

    private let dependencies: BarDIContainer.Dependencies
    private let actions: LogActions
    private let state = Observable(LogState())
    private let done = Signal<String>()
    private let failed = Signal<String>()
    private let bag = SubscriptionBag()
    private let reading = LatestTask()
    private let writing = TaskQueue()
    private var query = ""

    private var strings: Strings { dependencies.strings }
    private var text: LogText {
        LogText(strings: strings, standardDrink: dependencies.preferences.value.standardDrink)
    }
    private var reader: LogReader {
        LogReader(
            log: dependencies.records.log, drinks: dependencies.drinks, bar: dependencies.bar,
            times: dependencies.times, text: text)
    }

    init(dependencies: BarDIContainer.Dependencies, actions: LogActions) {
        self.dependencies = dependencies
        self.actions = actions
    }

    func transform(_ input: Input) -> Output {
        input.visibleRowsChanged.observe { [weak self] in self?.show($0) }.store(in: bag)
        input.query.observe { [weak self] in self?.find($0) }.store(in: bag)
        input.rowSelected.observe { [weak self] in self?.open($0) }.store(in: bag)
        input.rowEdited.observe { [weak self] in self?.edit($0) }.store(in: bag)
        input.rowRemoved.observe { [weak self] in self?.remove($0) }.store(in: bag)
        input.ratingRaised.observe { [weak self] in self?.rate($0, by: 1) }.store(in: bag)
        input.ratingLowered.observe { [weak self] in self?.rate($0, by: -1) }.store(in: bag)
        input.addRequested.observe { [weak self] in self?.add() }.store(in: bag)
        input.refreshRequested.observe { [weak self] in self?.reload() }.store(in: bag)
        dependencies.storeChanged.observe { [weak self] in self?.reload() }.store(in: bag)
        reload()
        return Output(state: state.readOnly, done: done.events, failed: failed.events)
    }

    /// Waits until nothing is on its way, for tests.
    func settle() async {
        await writing.settle()
        await reading.settle()
    }

    /// Reads as much as was there before, so that the place in the list stays.
    private func reload() {
        state.update { $0.phase = $0.phase.requesting }
        reading.run { [reader, count = state.value.rows.count] in
            let (entries, hasMore) = try await reader.entries(after: nil, atLeast: count)
            return (try await reader.rows(entries, after: nil), hasMore, try await reader.evening())
        } completion: { [weak self] result in
            guard let self else { return }
            state.update { state in
                switch result {
                case .success(let (rows, hasMore, evening)):
                    state.rows = rows
                    state.hasMore = hasMore
                    state.evening = evening.evening
                    state.offer = evening.offer
                    state.phase = rows.isEmpty ? .empty : .loaded
                case .failure(let error):
                    state.phase = .failed(ErrorText.describe(error, self.strings))
                }
            }
            find(query)
        }
    }

    /// Near the end of what was read, the next page is.
    private func show(_ range: Range<Int>) {
        let state = state.value
        guard state.phase == .loaded, state.hasMore, range.upperBound + range.count >= state.rows.count else { return }
        self.state.update { $0.phase = .loadingMore }
        reading.run { [reader, last = state.rows.last?.entry] in
            let (entries, hasMore) = try await reader.entries(after: last, atLeast: 1)
            return (try await reader.rows(entries, after: last), hasMore)
        } completion: { [weak self] result in
            guard let self else { return }
            self.state.update { state in
                if case .success(let (rows, hasMore)) = result {
                    state.rows += rows
                    state.hasMore = hasMore
                }
                state.phase = .loaded
            }
            if case .failure(let error) = result { failed.send(ErrorText.describe(error, strings)) }
            find(query)
        }
    }

    private func find(_ text: String) {
        query = text
        let matches = RowMatches.positions(of: text, in: state.value.rows) { [$0.name, $0.entry.note ?? ""] }
        if matches != state.value.matches { state.update { $0.matches = matches } }
    }

    private func open(_ index: Int) {
        guard let row = row(index) else { return }
        actions.showDrink(row.entry.variant ?? row.entry.drink)
    }

    private func edit(_ index: Int) {
        guard let row = row(index), authorize() else { return }
        actions.editEntry(row.entry)
    }

    private func remove(_ index: Int) {
        guard let row = row(index), authorize() else { return }
        write { [log = dependencies.records.log, profile = dependencies.bar.profile] in
            try await log.remove([row.entry.id], of: profile).count
        } describe: { _, strings in
            strings("log.removed", row.name)
        }
    }

    /// From unrated up to half a star, from half a star down to unrated.
    private func rate(_ index: Int, by step: Int) {
        guard let row = row(index), authorize() else { return }
        write { [log = dependencies.records.log, profile = dependencies.bar.profile] in
            // The entry as it is now: keys may follow one another faster than the list is read.
            var entry = try await log.entry(row.entry, of: profile) ?? row.entry
            let halves = (entry.rating?.halves ?? 0) + step
            entry.rating = halves <= 0 ? nil : Rating(halves: min(halves, 10))
            try await log.update(entry, of: profile)
            return entry.rating
        } describe: { rating, strings in
            rating.map { strings("log.rated", row.name, NumberText.short($0.stars)) }
                ?? strings("log.unrated", row.name)
        }
    }

    private func add() {
        guard authorize() else { return }
        actions.chooseDrink { [weak self] row in self?.add(row) }
    }

    private func add(_ row: FinderRow) {
        writing.run { [make = dependencies.makeDrink] in
            try await make(Identifier(row.id))
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let outcome):
                dependencies.storeChanged.send()
                done.send(strings("log.added", row.name))
                // Rating and note are asked for at once, while the glass is in the hand.
                actions.editEntry(outcome.entry)
            case .failure(let error): failed.send(ErrorText.describe(error, strings))
            }
        }
    }

    private func row(_ index: Int) -> LogState.Row? {
        state.value.rows.indices.contains(index) ? state.value.rows[index] : nil
    }

    private func authorize() -> Bool { dependencies.authorizer.authorize(.open(route: "bar/log")) }

    private func write<Value: Sendable>(
        _ work: @escaping @Sendable () async throws -> Value, describe: @escaping (Value, Strings) -> String
    ) {
        writing.run(work) { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let value):
                dependencies.storeChanged.send()
                done.send(describe(value, strings))
            case .failure(let error): failed.send(ErrorText.describe(error, strings))
            }
        }
    }
}
