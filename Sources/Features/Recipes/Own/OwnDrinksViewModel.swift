internal import Domain
internal import FeatureKit
internal import Reactive

/// The recipes the member wrote, with what was begun and not saved.
@MainActor
final class OwnDrinksViewModel {
    struct Input {
        /// The rows that are on the screen now.
        let visibleRowsChanged: Events<Range<Int>>
        /// What the find line looks for; empty for nothing.
        let query: ReadOnly<String>
        let rowSelected: Events<Int>
        /// A row shall be changed.
        let editRequested: Events<Int>
        /// A row shall go.
        let deleteRequested: Events<Int>
        let newRequested: Events<Void>
        let ingredientsRequested: Events<Void>
        let collectionsRequested: Events<Void>
        /// The user asked to read everything again.
        let refreshRequested: Events<Void>
    }

    struct Output {
        let state: ReadOnly<OwnDrinksState>
        /// What was done.
        let done: Events<String>
        /// What could not be done.
        let failed: Events<String>
    }

    private static let pageSize = 100
    private static let mostDrafts = 20

    private let dependencies: RecipesDIContainer.Dependencies
    private let actions: OwnDrinksActions
    private let refresh: RecipesRefresh
    private let state = Observable(OwnDrinksState())
    private let done = Signal<String>()
    private let failed = Signal<String>()
    private let bag = SubscriptionBag()
    private let reading = LatestTask()
    private let writing = LatestTask()
    private var last: OwnDrinkEntry?
    private var hasMore = false
    private var query = ""

    private var strings: Strings { dependencies.strings }

    init(dependencies: RecipesDIContainer.Dependencies, actions: OwnDrinksActions) {
        self.dependencies = dependencies
        self.actions = actions
        refresh = RecipesRefresh(dependencies)
    }

    func transform(_ input: Input) -> Output {
        input.visibleRowsChanged.observe { [weak self] in self?.show($0) }.store(in: bag)
        input.query.observe { [weak self] in self?.find($0) }.store(in: bag)
        input.rowSelected.observe { [weak self] in self?.open($0) }.store(in: bag)
        input.editRequested.observe { [weak self] in self?.edit($0) }.store(in: bag)
        input.deleteRequested.observe { [weak self] in self?.delete($0) }.store(in: bag)
        input.newRequested.observe { [weak self] in self?.actions.edit(.new) }.store(in: bag)
        input.ingredientsRequested.observe { [weak self] in self?.actions.showIngredients() }.store(in: bag)
        input.collectionsRequested.observe { [weak self] in self?.actions.showCollections() }.store(in: bag)
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

    private func reload() {
        state.update { $0.phase = $0.phase.requesting }
        let size = max(Self.pageSize, state.value.rows.count)
        reading.run { [dependencies] in
            let drafts = try await dependencies.drafts.drafts(
                RecipeSubject.form, of: dependencies.profile, limit: Self.mostDrafts)
            let count = try await dependencies.ownRecipes.drinkCount(of: dependencies.profile)
            return (drafts, count, try await Self.page(after: nil, limit: size, dependencies))
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let (drafts, count, page)):
                apply(drafts, count, page, isFull: page.count == size)
            case .failure(let error):
                state.update { $0.phase = .failed(ErrorText.describe(error, self.strings)) }
            }
        }
    }

    private func apply(_ drafts: [Draft], _ count: Int, _ page: [Entry], isFull: Bool) {
        let now = dependencies.clock.now()
        last = page.last?.entry
        hasMore = isFull
        state.update { state in
            state.rows =
                drafts.map {
                    .draft(subject: $0.subject, title: $0.title, age: AgeText.short(now - $0.savedAt, strings))
                } + page.map { Self.row($0, strings) }
            state.count = strings.counted("own.count", count)
            state.phase = state.rows.isEmpty ? .empty : .loaded
        }
        find(query)
    }

    private func show(_ range: Range<Int>) {
        guard hasMore, state.value.phase == .loaded, range.upperBound + range.count > state.value.rows.count
        else { return }
        state.update { $0.phase = .loadingMore }
        reading.run { [dependencies, last] in
            try await Self.page(after: last, limit: Self.pageSize, dependencies)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let page):
                last = page.last?.entry ?? last
                hasMore = page.count == Self.pageSize
                state.update { state in
                    state.rows += page.map { Self.row($0, strings) }
                    state.phase = .loaded
                }
            case .failure(let error):
                state.update { $0.phase = .failed(ErrorText.describe(error, self.strings)) }
            }
            find(query)
        }
    }

    /// A recipe with how far the bar is from it and the name of what it varies.
    private struct Entry: Sendable {
        let entry: OwnDrinkEntry
        let away: Int?
        let origin: LocalizedText?
    }

    private nonisolated static func page(
        after last: OwnDrinkEntry?, limit: Int, _ dependencies: RecipesDIContainer.Dependencies
    ) async throws -> [Entry] {
        let entries = try await dependencies.ownRecipes.drinks(of: dependencies.profile, after: last, limit: limit)
        let missingCounts = try await dependencies.bar.away(of: entries.map(\.drink.id))
        let origins = try await dependencies.drinks.drinks(with: entries.compactMap(\.variantOf))
        let names = Dictionary(origins.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
        return entries.map {
            Entry(entry: $0, away: missingCounts[$0.drink.id], origin: $0.variantOf.flatMap { names[$0] })
        }
    }

    private static func row(_ entry: Entry, _ strings: Strings) -> OwnDrinksState.Row {
        .drink(
            DrinkRow(entry.entry.drink, away: entry.away, strings: strings),
            origin: entry.origin.map { strings("own.variant-of", $0[strings.language]) } ?? "")
    }

    private func find(_ text: String) {
        query = text
        let matches = RowMatches.positions(of: text, in: state.value.rows) { [$0.name] }
        if matches != state.value.matches { state.update { $0.matches = matches } }
    }

    private func row(_ index: Int) -> OwnDrinksState.Row? {
        state.value.rows.indices.contains(index) ? state.value.rows[index] : nil
    }

    private func open(_ index: Int) {
        switch row(index) {
        case .draft: edit(index)
        case .drink(let drink, _): actions.showDrink(drink.id)
        case nil: break
        }
    }

    private func edit(_ index: Int) {
        switch row(index) {
        case .draft(let subject, _, _): actions.edit(subject.isEmpty ? .new : .drink(Identifier(subject)))
        case .drink(let drink, _): actions.edit(.drink(drink.id))
        case nil: break
        }
    }

    private func delete(_ index: Int) {
        guard let row = row(index), dependencies.authorizer.authorize(.open(route: "drinks/own")) else { return }
        writing.run { [dependencies, refresh] in
            switch row {
            case .draft(let subject, _, _):
                try await dependencies.drafts.forget(RecipeSubject.form, about: subject, of: dependencies.profile)
            case .drink(let drink, _):
                try await dependencies.ownRecipes.delete(drinks: [drink.id], of: dependencies.profile)
                try await refresh.reload()
            }
        } completion: { [weak self] result in
            guard let self else { return }
            switch (result, row) {
            case (.success, .drink(let drink, _)): done.send(strings("own.deleted", drink.name))
            case (.success, .draft(_, let title, _)): done.send(strings("own.draft-dropped", title))
            case (.failure(let error), _): failed.send(OwnRecordText.describe(error, strings))
            }
            refresh.tell()
        }
    }
}
