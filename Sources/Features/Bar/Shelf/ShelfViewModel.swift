internal import Domain
internal import FeatureKit
internal import Reactive

/// The shelf: what stands on it, what that makes possible, and what to buy next.
@MainActor
final class ShelfViewModel {
    struct Input {
        let addRequested: Events<Void>
        let makeableRequested: Events<Void>
        let purchasesRequested: Events<PurchaseList>
        let bottleSelected: Events<Identifier<Ingredient>>
        let removeRequested: Events<Identifier<Ingredient>>
        /// The user asked to read everything again.
        let refreshRequested: Events<Void>
    }

    struct Output {
        let state: ReadOnly<ShelfState>
        /// What a change did, to be shown as a message.
        let barChanged: Events<String>
        /// What could not be done.
        let failed: Events<String>
    }

    private let dependencies: BarDIContainer.Dependencies
    private let actions: ShelfActions
    private let state = Observable(ShelfState())
    private let barChanged = Signal<String>()
    private let failed = Signal<String>()
    private let bag = SubscriptionBag()
    private let reading = LatestTask()
    private let writing = LatestTask()

    init(dependencies: BarDIContainer.Dependencies, actions: ShelfActions) {
        self.dependencies = dependencies
        self.actions = actions
    }

    func transform(_ input: Input) -> Output {
        input.addRequested.observe { [weak self] in self?.actions.showAddBottles() }.store(in: bag)
        input.makeableRequested.observe { [weak self] in self?.actions.showMakeable() }.store(in: bag)
        input.purchasesRequested.observe { [weak self] in self?.actions.showPurchases($0) }.store(in: bag)
        input.bottleSelected.observe { [weak self] in self?.actions.showIngredient($0) }.store(in: bag)
        input.removeRequested.observe { [weak self] in self?.remove($0) }.store(in: bag)
        input.refreshRequested.observe { [weak self] in self?.reload() }.store(in: bag)
        dependencies.storeChanged.observe { [weak self] in self?.reload() }.store(in: bag)
        reload()
        return Output(state: state.readOnly, barChanged: barChanged.events, failed: failed.events)
    }

    /// Waits until nothing is on its way, for tests.
    func settle() async {
        await writing.settle()
        await reading.settle()
    }

    private func reload() {
        state.update { $0.phase = $0.phase.requesting }
        reading.run { [dependencies] in
            try await ShelfContents.read(dependencies)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let contents):
                state.send(ShelfFormatter(strings: dependencies.strings).state(of: contents))
            case .failure(let error):
                state.update { $0.phase = .failed(ErrorText.describe(error, self.dependencies.strings)) }
            }
        }
    }

    private func remove(_ ingredient: Identifier<Ingredient>) {
        let name = state.value.lines.lazy.compactMap { line in
            if case .bottle(let bottle) = line, bottle.ingredient == ingredient { bottle.name } else { nil }
        }.first
        writing.run { [bar = dependencies.bar] in
            try await bar.apply(BarChange(removed: [ingredient]))
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let outcome):
                dependencies.storeChanged.send()
                barChanged.send(
                    BarOutcomeText.describe(outcome, name: name ?? ingredient.rawValue, dependencies.strings))
            case .failure(let error):
                failed.send(ErrorText.describe(error, dependencies.strings))
            }
        }
    }
}
