internal import Domain
internal import FeatureKit
internal import Reactive

/// The shelf: what stands on it, how much is left and how old it is, what that makes possible, and what to buy next.
@MainActor
final class InventoryViewModel {
    struct Input {
        let addRequested: Events<Void>
        /// Another part of the bar is wanted.
        let sectionRequested: Events<BarDestination>
        let bottleSelected: Events<Identifier<Ingredient>>
        let bottleEdited: Events<Identifier<Ingredient>>
        let removeRequested: Events<Identifier<Ingredient>>
        /// One step more is left, and one less.
        let levelRaised: Events<Identifier<Ingredient>>
        let levelLowered: Events<Identifier<Ingredient>>
        /// A bottle was opened today, or is not open after all.
        let openingToggled: Events<Identifier<Ingredient>>
        /// A bottle is to go on the shopping list.
        let shoppingRequested: Events<Identifier<Ingredient>>
        /// The user asked to read everything again.
        let refreshRequested: Events<Void>
    }

    struct Output {
        let state: ReadOnly<InventoryState>
        /// What a change did, to be shown as a message.
        let done: Events<String>
        /// What could not be done.
        let failed: Events<String>
    }

    private let dependencies: BarDIContainer.Dependencies
    private let actions: InventoryActions
    private let state = Observable(InventoryState())
    private let done = Signal<String>()
    private let failed = Signal<String>()
    private let bag = SubscriptionBag()
    private let reading = LatestTask()
    private let writing = TaskQueue()

    private var strings: Strings { dependencies.strings }

    init(dependencies: BarDIContainer.Dependencies, actions: InventoryActions) {
        self.dependencies = dependencies
        self.actions = actions
    }

    func transform(_ input: Input) -> Output {
        input.addRequested.observe { [weak self] in self?.actions.showAddBottles() }.store(in: bag)
        input.sectionRequested.observe { [weak self] in self?.actions.show($0) }.store(in: bag)
        input.bottleSelected.observe { [weak self] in self?.actions.showIngredient($0) }.store(in: bag)
        input.bottleEdited.observe { [weak self] in self?.edit($0) }.store(in: bag)
        input.removeRequested.observe { [weak self] in self?.remove($0) }.store(in: bag)
        input.levelRaised.observe { [weak self] in self?.step($0, by: 1) }.store(in: bag)
        input.levelLowered.observe { [weak self] in self?.step($0, by: -1) }.store(in: bag)
        input.openingToggled.observe { [weak self] in self?.toggleOpening($0) }.store(in: bag)
        input.shoppingRequested.observe { [weak self] in self?.addToShopping($0) }.store(in: bag)
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
            try await InventoryContents.read(dependencies)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let contents): state.send(InventoryFormatter(strings: strings).state(of: contents))
            case .failure(let error):
                state.update { $0.phase = .failed(ErrorText.describe(error, self.strings)) }
            }
        }
    }

    private func edit(_ ingredient: Identifier<Ingredient>) {
        guard dependencies.authorizer.authorize(.open(route: "bar")) else { return }
        actions.editBottle(ingredient)
    }

    private func remove(_ ingredient: Identifier<Ingredient>) {
        let name = name(of: ingredient)
        change(ingredient) { _ in
            BarChange(removed: [ingredient])
        } describe: { outcome, strings in
            BarOutcomeText.describe(outcome, name: name, strings)
        }
    }

    private func step(_ ingredient: Identifier<Ingredient>, by step: Int) {
        let name = name(of: ingredient)
        change(ingredient) { bottle in
            var bottle = bottle
            bottle.level = BottleLevel.stepped(bottle.level, by: step)
            return BarChange(added: [bottle])
        } describe: { outcome, strings in
            BottleChangeText.level(outcome, name: name, strings)
        }
    }

    private func toggleOpening(_ ingredient: Identifier<Ingredient>) {
        let name = name(of: ingredient)
        let now = dependencies.times.now
        change(ingredient) { bottle in
            var bottle = bottle
            bottle.openedAt = bottle.openedAt == nil ? now : nil
            return BarChange(added: [bottle])
        } describe: { outcome, strings in
            BottleChangeText.opening(outcome, name: name, strings)
        }
    }

    /// Changes one bottle as it stands then, one change after another, and says what that did.
    private func change(
        _ ingredient: Identifier<Ingredient>, _ change: @escaping @Sendable (Bottle) -> BarChange,
        describe: @escaping (BarOutcome, Strings) -> String
    ) {
        guard dependencies.authorizer.authorize(.toggleBottle(ingredient)) else { return }
        // What was meant for the bar on the screen is not done to another.
        writing.run { [bar = dependencies.bar, owner = state.value.host?.id] in
            try await bar.change(ingredient, seenInBarOf: owner, change)
        } completion: { [weak self] result in
            guard let self else { return }
            finish(result) { $0.map { describe($0, self.strings) } ?? self.strings["bar.unchanged"] }
        }
    }

    private func addToShopping(_ ingredient: Identifier<Ingredient>) {
        guard dependencies.authorizer.authorize(.open(route: "bar/shopping")) else { return }
        let name = name(of: ingredient)
        writing.run { [add = dependencies.addToShopping] in
            try await add([ingredient])
        } completion: { [weak self] result in
            guard let self else { return }
            finish(result) { self.strings($0.isEmpty ? "shopping.there" : "shopping.on-list", name) }
        }
    }

    private func finish<Value>(_ result: Result<Value, any Error>, _ text: (Value) -> String) {
        switch result {
        case .success(let value):
            dependencies.storeChanged.send()
            done.send(text(value))
        case .failure(let error): failed.send(ErrorText.describe(error, strings))
        }
    }

    private func name(of ingredient: Identifier<Ingredient>) -> String {
        state.value.lines.lazy.compactMap { line in
            if case .bottle(let bottle) = line, bottle.ingredient == ingredient { bottle.name } else { nil }
        }.first ?? ingredient.rawValue
    }
}
