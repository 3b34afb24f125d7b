internal import Domain
internal import FeatureKit
internal import Reactive

/// A drink's page: the recipe for so many servings in a unit, with what the bar has of it.
@MainActor
final class DrinkDetailViewModel {
    struct Input {
        /// One serving more (+1) or less (-1).
        let servingsStepped: Events<Int>
        /// The next unit of volume.
        let unitCycled: Events<Void>
        let unitSelected: Events<VolumeUnit>
        let ingredientSelected: Events<Identifier<Ingredient>>
        let noteSelected: Events<DrinkNote>
        /// A drink like this one was opened.
        let drinkSelected: Events<Identifier<Drink>>
        /// A deed was asked for.
        let deedRequested: Events<DrinkActionKeys.Action>
        /// The recipe shall be changed, collected or made.
        let recipeActionRequested: Events<DrinkRecipeAction>
        /// An ingredient shall be put into the bar, or taken out.
        let ownershipToggled: Events<Identifier<Ingredient>>
        /// The user asked to read everything again.
        let refreshRequested: Events<Void>
    }

    struct Output {
        let state: ReadOnly<DrinkDetailState>
        /// What was done, to be shown as a message.
        let done: Events<String>
        /// What could not be done.
        let failed: Events<String>
    }

    private let id: Identifier<Drink>
    private let dependencies: DrinksDIContainer.Dependencies
    private let actions: DrinkDetailActions
    private let describe: DescribeDrink
    private let state = Observable(DrinkDetailState())
    private let drinkWriter: DrinkWriter
    private let done = Signal<String>()
    private let failed = Signal<String>()
    private let bag = SubscriptionBag()
    private let reading = LatestTask()
    private let liking = LatestTask()
    private let writing = LatestTask()
    private var page: DrinkPage?
    /// Whether what is like it was not asked for yet: all drinks would have had to be read first.
    private var isLikeDue = false
    /// How the water of what is shown was reckoned.
    private var reckoned: DilutionModel?

    init(id: Identifier<Drink>, dependencies: DrinksDIContainer.Dependencies, actions: DrinkDetailActions) {
        self.id = id
        self.dependencies = dependencies
        self.actions = actions
        describe = DescribeDrink(
            drinks: dependencies.drinks, ingredients: dependencies.ingredients, bar: dependencies.bar)
        drinkWriter = DrinkWriter(member: dependencies.member, strings: dependencies.strings)
    }

    func transform(_ input: Input) -> Output {
        input.servingsStepped.observe { [weak self] in self?.stepServings(by: $0) }.store(in: bag)
        input.unitCycled.observe { [weak self] in
            self?.dependencies.preferences.update { $0.volume = $0.volume.next }
        }.store(in: bag)
        input.unitSelected.observe { [weak self] unit in
            self?.dependencies.preferences.update { $0.volume = unit }
        }.store(in: bag)
        input.ingredientSelected.observe { [weak self] in self?.actions.showIngredient($0) }.store(in: bag)
        input.noteSelected.observe { [weak self] in self?.actions.showNote($0) }.store(in: bag)
        input.drinkSelected.observe { [weak self] in self?.actions.showDrink($0) }.store(in: bag)
        input.deedRequested.observe { [weak self] in self?.perform($0) }.store(in: bag)
        input.recipeActionRequested.observe { [weak self] in self?.perform($0) }.store(in: bag)
        drinkWriter.messages.done.observe { [weak self] in self?.done.send($0) }.store(in: bag)
        drinkWriter.messages.failed.observe { [weak self] in self?.failed.send($0) }.store(in: bag)
        input.ownershipToggled.observe { [weak self] in self?.toggle($0) }.store(in: bag)
        input.refreshRequested.observe { [weak self] in self?.reload() }.store(in: bag)
        dependencies.storeChanged.observe { [weak self] in self?.reload() }.store(in: bag)
        dependencies.preferences.changes.observe { [weak self] in self?.apply($0) }.store(in: bag)
        reload()
        return Output(state: state.readOnly, done: done.events, failed: failed.events)
    }

    /// Waits until nothing is on its way, for tests.
    func settle() async {
        await LatestTask.settleAll()
        await writing.settle()
        await reading.settle()
        await liking.settle()
    }

    private func stepServings(by step: Int) {
        let servings = min(max(state.value.servings + step, 1), 99)
        guard servings != state.value.servings else { return }
        state.update { $0.servings = servings }
        format()
    }

    /// Other units are a matter of words, another dilution one of numbers.
    private func apply(_ preferences: DisplayPreferences) {
        if preferences.calculator.dilution == reckoned { format() } else { reload() }
    }

    private func reload() {
        state.update { $0.phase = $0.phase.requesting }
        let calculator = dependencies.preferences.value.calculator
        reckoned = calculator.dilution
        let describe = describe.reckoned(by: calculator)
        reading.run { [id, member = dependencies.member.readers] in
            try await DrinkPage.read(id, describe, member.marks, member.log, member.profile)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let page):
                self.page = page
                format()
                if isLikeDue { findLike() }
            case .failure(let error):
                fail(ErrorText.describe(error, dependencies.strings))
            }
        }
        findLikeAhead()
    }

    /// Goes along with the page where all drinks are known by now, so that both are shown at once.
    private func findLikeAhead() {
        isLikeDue = false
        liking.run { [dependencies, read = readLike] in
            await dependencies.adviser.isReady ? try await read() : nil
        } completion: { [weak self] result in
            guard let self else { return }
            if let like = (try? result.get()) ?? nil { return show(like) }
            isLikeDue = true
            if page != nil, !reading.isRunning { findLike() }
        }
    }

    /// Comes after the page: nobody waits for it, and a page without it is whole.
    private func findLike() {
        isLikeDue = false
        liking.run { [read = readLike] in
            try await read()
        } completion: { [weak self] result in
            if let like = try? result.get() { self?.show(like) }
        }
    }

    private var readLike: @Sendable () async throws -> LikeDrinks {
        { [id, dependencies] in
            try await LikeDrinks.read(
                id, dependencies.adviser, dependencies.drinks, dependencies.ingredients, dependencies.bar)
        }
    }

    private func show(_ like: LikeDrinks) {
        let links = like.links(dependencies.strings)
        if links != state.value.like { state.update { $0.like = links } }
    }

    private func perform(_ action: DrinkActionKeys.Action) {
        guard let name = state.value.content?.name else { return }
        switch action {
        case .mark(let mark): drinkWriter.toggle(mark, on: id, name: name)
        case .made:
            guard dependencies.member.authorizer.authorize(.open(route: "drink:\(id)")) else { return }
            actions.showMadeForm(id, state.value.servings)
        case .buyMissing: drinkWriter.buyMissing(of: id, name: name, servings: Double(state.value.servings))
        case .whyNot: actions.showWhyNot(id)
        case .compare: drinkWriter.compare(id, name: name, show: actions.showComparison)
        }
    }

    private func perform(_ action: DrinkRecipeAction) {
        switch action {
        case .editCopy: actions.links.editCopy(id)
        case .collect: actions.links.collect(id)
        case .make: actions.links.make(id, state.value.servings)
        }
    }

    /// A recipe that is there stays; then only the wish to read it again has failed.
    private func fail(_ reason: String) {
        let hasContent = state.value.content != nil
        state.update { $0.phase = hasContent ? .loaded : .failed(reason) }
        if hasContent { failed.send(reason) }
    }

    private func format() {
        guard let page else { return }
        let formatter = DrinkDetailFormatter(
            strings: dependencies.strings, preferences: dependencies.preferences.value,
            servings: state.value.servings, now: dependencies.member.clock.now(),
            localTime: dependencies.member.localTime)
        state.update {
            $0.content = formatter.content(of: page)
            $0.phase = .loaded
        }
    }

    private func toggle(_ ingredient: Identifier<Ingredient>) {
        guard dependencies.member.authorizer.authorize(.toggleBottle(ingredient)) else { return }
        let name = page?.description.ingredients[ingredient]?.name[dependencies.strings.language] ?? ingredient.rawValue
        writing.run { [bar = dependencies.bar] in
            try await ToggleBottle(bar: bar)(ingredient)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let outcome):
                dependencies.storeChanged.send()
                done.send(BarOutcomeText.describe(outcome, name: name, dependencies.strings))
            case .failure(let error):
                failed.send(ErrorText.describe(error, dependencies.strings))
            }
        }
    }
}
