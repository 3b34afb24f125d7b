internal import Domain
internal import FeatureKit
internal import Reactive

/// The page of a base: what belongs to it, what of that is in the bar, and the drinks on it.
@MainActor
final class BasePageViewModel {
    struct Input {
        let opened: Events<BasePageTarget>
        /// The user asked to read everything again.
        let refreshRequested: Events<Void>
    }

    struct Output {
        let state: ReadOnly<BlockPageState<BasePageTarget>>
    }

    private let base: BaseSpirit
    private let dependencies: DrinksDIContainer.Dependencies
    private let actions: BasePageActions
    private let state = Observable(BlockPageState<BasePageTarget>())
    private let bag = SubscriptionBag()
    private let reading = LatestTask()

    private var strings: Strings { dependencies.strings }

    init(base: BaseSpirit, dependencies: DrinksDIContainer.Dependencies, actions: BasePageActions) {
        self.base = base
        self.dependencies = dependencies
        self.actions = actions
    }

    func transform(_ input: Input) -> Output {
        input.opened.observe { [weak self] in self?.open($0) }.store(in: bag)
        input.refreshRequested.observe { [weak self] in self?.reload() }.store(in: bag)
        dependencies.storeChanged.observe { [weak self] in self?.reload() }.store(in: bag)
        reload()
        return Output(state: state.readOnly)
    }

    /// Waits until nothing is on its way, for tests.
    func settle() async {
        await reading.settle()
    }

    private func open(_ target: BasePageTarget) {
        switch target {
        case .ingredient(let id): actions.showIngredient(id)
        case .drink(let id): actions.showDrink(id)
        case .allDrinks: actions.showFiltered(DrinkFilter(wanted: [.base(base)]))
        }
    }

    private func reload() {
        state.update { $0.phase = $0.phase.requesting }
        reading.run { [base, dependencies] in
            try await BasePageFacts.read(base, dependencies)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let facts):
                state.send(
                    BlockPageState(
                        phase: .loaded, title: strings["base.\(base.rawValue)"], blocks: blocks(facts)))
            case .failure(let error):
                state.update { $0.phase = .failed(ErrorText.describe(error, self.strings)) }
            }
        }
    }

    private func blocks(_ facts: BasePageFacts) -> [PageBlock<BasePageTarget>] {
        let language = strings.language
        func chips(_ members: [Ingredient]) -> [PageChip<BasePageTarget>] {
            members.map {
                PageChip(
                    .ingredient($0.id), mark: facts.owned.contains($0.id) ? .check : .circle, title: $0.name[language])
            }
        }
        var blocks: [PageBlock<BasePageTarget>] = [
            .title(strings["base.\(base.rawValue)"]), .text(strings["base.\(base.rawValue).about"], .muted), .gap,
        ]
        for (key, members) in [("base.kinds", facts.kinds), ("base.brands", facts.brands)] where !members.isEmpty {
            blocks += [.heading(strings[key]), .chips(chips(members)), .gap]
        }
        guard !facts.drinks.isEmpty else { return blocks + [.text(strings["base.no-drinks"], .muted)] }
        blocks.append(
            .heading(
                strings.counted("drinks.count", facts.count), remark: strings("drinks.makeable", String(facts.makeable))
            ))
        if facts.count > facts.drinks.count {
            blocks.append(.chips([PageChip(.allDrinks, title: strings("base.all-drinks", String(facts.count)))]))
        }
        for drink in facts.drinks {
            let row = DrinkRow(drink, away: facts.away[drink.id], strings: strings)
            blocks.append(
                .row(
                    PageRow(
                        .drink(drink.id), mark: row.reach == .now ? .check : .circle, title: row.name,
                        remark: row.otherName, detail: "\(row.strength) · \(row.reachText)")))
        }
        return blocks
    }
}
