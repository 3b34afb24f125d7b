internal import Domain
internal import FeatureKit
internal import Reactive

/// The drinks that can be made now, each with what in the bar makes it possible.
@MainActor
final class MakeableViewModel {
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
        let state: ReadOnly<MakeableState>
    }

    private let dependencies: BarDIContainer.Dependencies
    private let actions: BarListActions
    private let state = Observable(MakeableState())
    private let bag = SubscriptionBag()
    private let reading = LatestTask()
    private let search = LatestTask()
    private var visible = 0..<40
    private var urgent = UrgentDrinks([])
    private var query = ""

    private var strings: Strings { dependencies.strings }

    init(dependencies: BarDIContainer.Dependencies, actions: BarListActions) {
        self.dependencies = dependencies
        self.actions = actions
    }

    func transform(_ input: Input) -> Output {
        input.visibleRowsChanged.observe { [weak self] in self?.show($0) }.store(in: bag)
        input.query.observe { [weak self] in self?.find($0) }.store(in: bag)
        input.rowSelected.observe { [weak self] in self?.open($0) }.store(in: bag)
        input.refreshRequested.observe { [weak self] in self?.reload() }.store(in: bag)
        dependencies.storeChanged.observe { [weak self] in self?.reload() }.store(in: bag)
        reload()
        return Output(state: state.readOnly)
    }

    /// Waits until nothing is on its way, for tests.
    func settle() async {
        await reading.settle()
        await search.settle()
    }

    private func reload() {
        state.update { $0.phase = $0.phase.requesting }
        read { [dependencies] in
            let urgent = try await UrgentDrinks.read(dependencies)
            return (urgent.first(in: try await dependencies.bar.makeable(by: dependencies.strings.language)), urgent)
        }
    }

    private func show(_ range: Range<Int>) {
        visible = range
        let state = state.value
        guard state.phase == .loaded else { return }
        if range.clamped(to: 0..<state.ids.count).contains(where: { state.rows[$0] == nil }) {
            self.state.update { $0.phase = .loadingMore }
            read { [ids = state.ids, urgent] in (ids, urgent) }
        }
    }

    /// Reads the rows of one screen before and after what is seen.
    private func read(_ list: @escaping @Sendable () async throws -> ([Identifier<Drink>], UrgentDrinks)) {
        let wanted = max(0, visible.lowerBound - visible.count)..<(visible.upperBound + visible.count)
        reading.run { [dependencies] in
            let (ids, urgent) = try await list()
            let window = wanted.clamped(to: 0..<ids.count)
            return (ids, urgent, window.lowerBound, try await Self.rows(Array(ids[window]), urgent, dependencies))
        } completion: { [weak self] result in
            guard let self else { return }
            if case .success(let (_, urgent, _, _)) = result { self.urgent = urgent }
            state.update { state in
                switch result {
                case .success(let (ids, _, first, rows)):
                    state.ids = ids
                    state.rows = [:]
                    for (offset, row) in rows.enumerated() { state.rows[first + offset] = row }
                    state.phase = ids.isEmpty ? .empty : .loaded
                case .failure(let error):
                    state.phase = .failed(ErrorText.describe(error, self.strings))
                }
            }
            if case .success = result { find(query) }
            show(visible)
        }
    }

    private nonisolated static func rows(
        _ ids: [Identifier<Drink>], _ urgent: UrgentDrinks, _ dependencies: BarDIContainer.Dependencies
    ) async throws -> [MakeableState.Row] {
        let strings = dependencies.strings
        var rows: [MakeableState.Row] = []
        for summary in try await dependencies.drinks.drinks(with: ids) {
            guard let drink = try await dependencies.drinks.drink(summary.id) else { continue }
            let match = try await dependencies.bar.match(drink)
            let bottle = urgent.bottles[summary.id]
            let known = try await dependencies.ingredients.ingredients(
                MakeableReason.named(drink, match) + [bottle].compactMap(\.self))
            let reason = MakeableReason.text(drink, match, ingredients: known, strings)
            let opened = bottle.map { strings("makeable.use-up", known[$0]?.name[strings.language] ?? $0.rawValue) }
            rows.append(
                MakeableState.Row(
                    drink: DrinkRow(summary, away: match.away, strings: strings),
                    reason: [opened, reason].compactMap(\.self).joined(separator: " · "),
                    isUrgent: bottle != nil))
        }
        return rows
    }

    private func find(_ text: String) {
        query = text
        guard !text.isEmpty else {
            search.cancel()
            takeMatches([], of: text)
            return
        }
        search.run { [dependencies, language = strings.language, ids = state.value.ids] in
            let found = Set(try await dependencies.drinks.positions(matching: text, by: language))
            let all = try await dependencies.bar.positions(awayAtMost: 0, by: language)
            let names = try await dependencies.bar.makeable(by: language)
            let matching = Set(zip(names, all).filter { found.contains($0.1) }.map(\.0))
            return ids.indices.filter { matching.contains(ids[$0]) }
        } completion: { [weak self] result in
            self?.takeMatches((try? result.get()) ?? [], of: text)
        }
    }

    private func takeMatches(_ matches: [Int], of text: String) {
        guard matches != state.value.matches || text != state.value.matchedText else { return }
        state.update {
            $0.matches = matches
            $0.matchedText = text
        }
    }

    private func open(_ row: Int) {
        guard state.value.ids.indices.contains(row) else { return }
        actions.showDrink(state.value.ids[row])
    }
}
