internal import Domain
internal import FeatureKit
internal import Reactive

/// The page of an ingredient: facts, whether it is in the bar, what it belongs to and what uses it.
@MainActor
final class IngredientPageViewModel {
    struct Input {
        /// The bottle shall be put into the bar, or taken out.
        let ownershipToggled: Events<Void>
        let ingredientSelected: Events<Identifier<Ingredient>>
        let drinkSelected: Events<Identifier<Drink>>
        let baseSelected: Events<BaseSpirit>
        /// It shall be changed.
        let editRequested: Events<Void>
        /// All drinks with it were asked for.
        let allRequested: Events<Void>
        /// The user asked to read everything again.
        let refreshRequested: Events<Void>
    }

    struct Output {
        let state: ReadOnly<IngredientPageState>
        /// What a change of the bar did, to be shown as a message.
        let barChanged: Events<String>
        /// What could not be done.
        let failed: Events<String>
    }

    private let id: Identifier<Ingredient>
    private let dependencies: DrinksDIContainer.Dependencies
    private let actions: IngredientPageActions
    private let state = Observable(IngredientPageState())
    private let barChanged = Signal<String>()
    private let failed = Signal<String>()
    private let bag = SubscriptionBag()
    private let reading = LatestTask()
    private let writing = LatestTask()

    private var strings: Strings { dependencies.strings }

    init(
        id: Identifier<Ingredient>, dependencies: DrinksDIContainer.Dependencies, actions: IngredientPageActions
    ) {
        self.id = id
        self.dependencies = dependencies
        self.actions = actions
    }

    func transform(_ input: Input) -> Output {
        input.ownershipToggled.observe { [weak self] in self?.toggle() }.store(in: bag)
        input.ingredientSelected.observe { [weak self] in self?.actions.showIngredient($0) }.store(in: bag)
        input.drinkSelected.observe { [weak self] in self?.actions.showDrink($0) }.store(in: bag)
        input.baseSelected.observe { [weak self] in self?.actions.showBase($0) }.store(in: bag)
        input.editRequested.observe { [weak self] in self.map { $0.actions.links.editIngredient($0.id) } }.store(
            in: bag)
        input.allRequested.observe { [weak self] in
            guard let self else { return }
            actions.showFiltered(DrinkFilter(wanted: [.ingredient(id)]))
        }.store(in: bag)
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
        reading.run { [id, dependencies] in
            try await IngredientFacts.read(id, dependencies)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let facts):
                state.update { state in
                    state.content = self.content(of: facts)
                    state.phase = .loaded
                }
            case .failure(let error):
                fail(ErrorText.describe(error, strings))
            }
        }
    }

    /// A page that is there stays; then only the wish to read it again has failed.
    private func fail(_ reason: String) {
        let hasContent = state.value.content != nil
        state.update { $0.phase = hasContent ? .loaded : .failed(reason) }
        if hasContent { failed.send(reason) }
    }

    private func toggle() {
        guard dependencies.member.authorizer.authorize(.toggleBottle(id)) else { return }
        writing.run { [id, bar = dependencies.bar] in
            try await ToggleBottle(bar: bar)(id)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let outcome):
                dependencies.storeChanged.send()
                barChanged.send(BarOutcomeText.describe(outcome, name: state.value.content?.name ?? "", strings))
            case .failure(let error):
                failed.send(ErrorText.describe(error, strings))
            }
        }
    }

    private func content(of facts: IngredientFacts) -> IngredientPageState.Content {
        let language = strings.language
        let ingredient = facts.ingredient
        func link(_ other: Ingredient) -> IngredientPageState.Link {
            IngredientPageState.Link(
                id: other.id, name: other.name[language], isOwned: facts.owned.contains(other.id))
        }
        let kind = strings[ingredient.isBrand ? "ingredient.brand" : "ingredient.kind"]
        return IngredientPageState.Content(
            name: ingredient.name[language], otherName: ingredient.name.other(than: language),
            kindLine: [strings["category.\(ingredient.category.rawValue)"], kind, ingredient.origin?[language]]
                .compactMap { $0 }.joined(separator: " · "),
            summary: ingredient.summary?[language], facts: numbers(of: ingredient),
            isOwned: facts.isOwned, isOwn: OwnRecordID.isOwn(ingredient.id.rawValue), ownership: ownership(facts),
            parent: facts.parent.map(link),
            children: facts.children.map(link), parts: facts.parts.map(link),
            opens: opens(facts),
            base: facts.base.map { IngredientPageState.BaseLink(base: $0, name: strings["base.\($0.rawValue)"]) },
            drinks: facts.drinks.map { DrinkRow($0, away: facts.away[$0.id], strings: strings) },
            drinksTitle: strings.counted(
                ingredient.isBrand ? "ingredient.brand-drinks" : "ingredient.drinks", facts.drinkCount),
            allDrinks: facts.drinkCount > facts.drinks.count && !ingredient.isBrand
                ? strings("base.all-drinks", String(facts.drinkCount)) : "")
    }

    private func opens(_ facts: IngredientFacts) -> String {
        guard !facts.opens.isEmpty else { return "" }
        let names = facts.opens.map { $0.name[strings.language] }.joined(separator: ", ")
        let rest = facts.effect.unlocks.count - facts.opens.count
        return strings("ingredient.opens", rest > 0 ? "\(names), \(strings("shelf.more", String(rest)))" : names)
    }

    private func numbers(of ingredient: Ingredient) -> [IngredientPageState.Fact] {
        var facts: [IngredientPageState.Fact] = []
        func add(_ key: String, _ value: String?) {
            if let value { facts.append(IngredientPageState.Fact(label: strings[key], value: value)) }
        }
        let content = ingredient.content
        add("fact.strength", content.strength.map { strings.percent(NumberText.short($0)) })
        add("fact.sugar", content.sugar.map { strings("fact.per-100", NumberText.short($0)) })
        add("fact.acid", content.acid.map { strings("fact.per-100", NumberText.short($0)) })
        add("fact.piece", content.pieceMillilitres.map { "\(NumberText.short($0)) ml" })
        add("fact.shelf-life", ingredient.shelfLifeDays.map { strings.counted("fact.days", $0) })
        add("fact.aliases", ingredient.aliases.isEmpty ? nil : ingredient.aliases.joined(separator: ", "))
        return facts
    }

    private func ownership(_ facts: IngredientFacts) -> String {
        if facts.ingredient.isStaple { return strings["ownership.staple"] }
        if facts.isOwned { return strings["ownership.mine"] }
        let unlocks = facts.effect.unlocks.count
        let near = facts.effect.bringsToOneAway.count
        if unlocks + near == 0 { return strings["ownership.none"] }
        return strings("ownership.would", String(unlocks), String(near))
    }
}
