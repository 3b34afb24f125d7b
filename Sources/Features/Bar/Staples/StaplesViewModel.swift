internal import Domain
internal import FeatureKit
internal import Reactive

/// What the member always has, and what the member lets stand in for what.
@MainActor
final class StaplesViewModel {
    struct Input {
        /// A staple is to be added.
        let stapleRequested: Events<Void>
        /// A stand-in is to be added: first for what, then what.
        let standInRequested: Events<Void>
        /// A row is to go.
        let rowRemoved: Events<Int>
        /// The user asked to read everything again.
        let refreshRequested: Events<Void>
    }

    struct Output {
        let state: ReadOnly<StaplesState>
        /// What a change did, to be shown as a message.
        let done: Events<String>
        /// What could not be done.
        let failed: Events<String>
    }

    private let dependencies: BarDIContainer.Dependencies
    private let actions: StaplesActions
    private let state = Observable(StaplesState())
    private let done = Signal<String>()
    private let failed = Signal<String>()
    private let bag = SubscriptionBag()
    private let reading = LatestTask()
    private let writing = TaskQueue()

    private var strings: Strings { dependencies.strings }

    init(dependencies: BarDIContainer.Dependencies, actions: StaplesActions) {
        self.dependencies = dependencies
        self.actions = actions
    }

    func transform(_ input: Input) -> Output {
        input.stapleRequested.observe { [weak self] in self?.addStaple() }.store(in: bag)
        input.standInRequested.observe { [weak self] in self?.addStandIn() }.store(in: bag)
        input.rowRemoved.observe { [weak self] in self?.remove($0) }.store(in: bag)
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
        reading.run { [dependencies] in
            try await Self.rows(dependencies)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let rows): state.send(StaplesState(phase: .loaded, rows: rows))
            case .failure(let error):
                state.update { $0.phase = .failed(ErrorText.describe(error, self.strings)) }
            }
        }
    }

    private nonisolated static func rows(
        _ dependencies: BarDIContainer.Dependencies
    ) async throws -> [StaplesState.Row] {
        let strings = dependencies.strings
        let said = try await dependencies.bar.preferences()
        let given = try await dependencies.bar.graph().staples
        let ids = Array(given) + Array(said.staples) + said.substitutions.flatMap { [$0.ingredient, $0.standIn] }
        let known = try await dependencies.ingredients.ingredients(ids)
        func name(_ id: Identifier<Ingredient>) -> String { known[id]?.name[strings.language] ?? id.rawValue }
        func sorted(_ ids: Set<Identifier<Ingredient>>) -> [Identifier<Ingredient>] {
            ids.sorted { (name($0), $0) < (name($1), $1) }
        }
        var rows: [StaplesState.Row] = [.heading(strings["staples.always"])]
        rows += sorted(given).map { .given(name($0)) }
        rows += sorted(said.staples.subtracting(given)).map { .staple($0, name($0)) }
        rows.append(.heading(strings["staples.stand-ins"]))
        rows += said.substitutions.map {
            .standIn($0, strings("staples.stands-in", name($0.standIn), name($0.ingredient)))
        }
        return rows
    }

    private func addStaple() {
        guard dependencies.authorizer.authorize(.open(route: "bar")) else { return }
        actions.chooseIngredient(strings["staples.choose"]) { [weak self] row in
            self?.change(self?.strings("staples.added", row.name) ?? "") { $0.staples.insert(Identifier(row.id)) }
        }
    }

    private func addStandIn() {
        guard dependencies.authorizer.authorize(.open(route: "bar")) else { return }
        actions.chooseIngredient(strings["staples.choose-for"]) { [weak self] asked in
            guard let self else { return }
            actions.chooseIngredient(strings("staples.choose-by", asked.name)) { [weak self] given in
                self?.keep(given, for: asked)
            }
        }
    }

    private func keep(_ given: FinderRow, for asked: FinderRow) {
        guard given.id != asked.id else { return failed.send(strings["staples.same"]) }
        let pair = Substitution(ingredient: Identifier(asked.id), standIn: Identifier(given.id))
        change(strings("staples.stand-in-added", given.name, asked.name)) { said in
            if !said.substitutions.contains(pair) { said.substitutions.append(pair) }
        }
    }

    private func remove(_ index: Int) {
        guard state.value.rows.indices.contains(index), dependencies.authorizer.authorize(.open(route: "bar")) else {
            return
        }
        switch state.value.rows[index] {
        case .heading, .given: return
        case .staple(let id, let name):
            change(strings("staples.removed", name)) { $0.staples.remove(id) }
        case .standIn(let pair, let text):
            change(strings("staples.stand-in-removed", text)) { said in said.substitutions.removeAll { $0 == pair } }
        }
    }

    /// Changes what was said as it stands then.
    private func change(_ text: String, _ change: @escaping @Sendable (inout BarPreferences) -> Void) {
        writing.run { [bar = dependencies.bar] in
            try await bar.changePreferences(change)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success:
                dependencies.storeChanged.send()
                done.send(text)
            case .failure(let error): failed.send(ErrorText.describe(error, strings))
            }
        }
    }
}
