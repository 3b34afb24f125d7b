import Domain
import FeatureKit
import Reactive

@MainActor
final class DrinkDetailViewModel: ViewModel, Subscriber {
    struct Input: PageScreenInput {
        let opened = Signal<DrinkDetailTarget>()
        /// Adds (+1) or removes (-1) a serving.
        let servingsStepped = Signal<Int>()
        let unitCycled = Signal<Void>()
        let unitSelected = Signal<VolumeUnit>()
        let actionRequested = Signal<DrinkActionKeys.Action>()
        let amountRequested = Signal<Void>()
        let ratingRequested = Signal<Void>()
        let editRequested = Signal<Void>()
        let collectRequested = Signal<Void>()
        let sumRequested = Signal<Void>()
        let makeRequested = Signal<Void>()
        let bottleToggled = Signal<DrinkDetailTarget>()
        let pictureWanted = Signal<PictureSize>()
        let refresh = Signal<Void>()
    }

    typealias Output = PicturedOutput<DrinkDetailState>

    private let reader: DrinkPageReader
    private let like: LikeDrinksFinder
    private let picture: PictureLoader
    private let preferences: Observable<DisplayPreferences>
    private let actions: DrinkActions
    private let flow: Flow<DrinksStep>
    private let state = Observable(DrinkDetailState())
    let bag = SubscriptionBag()
    private let reading = LatestTask()
    private var page: DrinkPage?
    private var dilution: DilutionModel?

    private var id: Identifier<Drink> { reader.id }
    private var strings: Strings { reader.strings }

    init(
        reader: DrinkPageReader, like: LikeDrinksReader, picture: PictureLoader,
        preferences: Observable<DisplayPreferences>, actions: DrinkActions, flow: Flow<DrinksStep>
    ) {
        self.reader = reader
        self.like = LikeDrinksFinder(reader: like)
        self.picture = picture
        self.preferences = preferences
        self.actions = actions
        self.flow = flow
    }

    func transform(_ input: Input) -> Output {
        bindDisplay(input)
        bindActions(input)
        on(input.opened) { $0.open($1) }
        on(input.refresh) { $0.reload() }
        on(input.pictureWanted) { $0.picture.want($1) }
        like.onFound = { [weak self] in self?.show($0) }
        reload()
        return Output(state: state.readOnly, messages: actions.messages, picture: picture.state)
    }

    private func bindDisplay(_ input: Input) {
        on(input.servingsStepped) { $0.stepServings(by: $1) }
        on(input.amountRequested) { $0.askForAmount() }
        on(input.unitCycled) { $0.preferences.update { $0.volume = $0.volume.next } }
        on(input.unitSelected) { model, unit in model.preferences.update { $0.volume = unit } }
        on(preferences.changes) { $0.apply($1) }
    }

    private func bindActions(_ input: Input) {
        on(input.actionRequested) { $0.perform($1) }
        on(input.ratingRequested) { $0.rate() }
        on(input.editRequested) { $0.flow.open(.recipeForm($0.id)) }
        on(input.collectRequested) { $0.flow.open(.collectionChoice($0.id)) }
        on(input.sumRequested) { $0.flow.go(to: .sum($0.id)) }
        input.makeRequested.observe { [flow, id, state] in
            flow.open(.makeMode(id, servings: state.value.servings))
        }.store(in: bag)
        on(input.bottleToggled) { $0.toggleBottle($1) }
    }

    private func open(_ target: DrinkDetailTarget) {
        switch target {
        case .line: state.value.ingredient(of: target).map { flow.go(to: .ingredient($0)) }
        case .note(let note): flow.go(to: .note(note))
        case .drink(let id): flow.go(to: .drink(id))
        }
    }

    private func stepServings(by step: Int) {
        let servings = min(max(state.value.servings + step, 1), 99)
        guard servings != state.value.servings || state.value.volume != nil else { return }
        state.update {
            $0.servings = servings
            $0.volume = nil
        }
        format()
    }

    private func askForAmount() {
        flow.show(
            .prompt(
                NamePrompt(
                    route: "drink/amount", title: strings["drink.amount"], label: strings["drink.amount.label"],
                    text: "", limit: 12
                ) { [weak self] in self?.apply(amount: $0) }))
    }

    private func apply(amount text: String) {
        guard let wanted = WantedAmount(text, shown: preferences.value.volume) else {
            return actions.fail(strings["drink.amount.bad"])
        }
        state.update {
            switch wanted {
            case .servings(let count):
                $0.servings = count
                $0.volume = nil
            case .volume(let millilitres):
                $0.volume = millilitres
                $0.servings = max(1, Int(reader.servings(in: millilitres, of: page).rounded()))
            }
        }
        format()
    }

    private func rate() {
        if actions.mayRate(id) { flow.show(.opinion(id)) }
    }

    private func apply(_ preferences: DisplayPreferences) {
        if preferences.calculator.dilution == dilution { format() } else { reload() }
    }

    private func reload() {
        state.update { $0.phase = $0.phase.requesting }
        let calculator = preferences.value.calculator
        dilution = calculator.dilution
        reading.read { [reader] in
            try await reader.page(calculatedBy: calculator, hasHistory: true)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let page):
                self.page = page
                format()
                like.pageArrived()
                picture.find()
            case .failure(let error):
                fail(error)
            }
        }
        like.begin { [weak self] in self.map { $0.page != nil && !$0.reading.isRunning } ?? false }
    }

    private func show(_ like: LikeDrinks) {
        let links = like.links(strings)
        if links != state.value.like { state.update { $0.like = links } }
    }

    /// Keeps a loaded recipe and reports the failed refresh as a message.
    private func fail(_ error: any Error) {
        // A recipe removed by undo or another program has no page.
        if error is NotFound {
            let isTop = flow.routes().last == DrinksDestination.drink(id).route
            if isTop, state.value.content != nil { return flow.close() }
            state.update { $0.content = nil }
        }
        let reason = ErrorText.describe(error, strings)
        let hasContent = state.value.content != nil
        state.update { $0.phase = hasContent ? .loaded : .failed(reason) }
        if hasContent { actions.fail(reason) }
    }

    private func format() {
        guard let page else { return }
        state.update {
            $0.content = reader.content(of: page, servings: $0.servings, volume: $0.volume, preferences.value)
            $0.phase = .loaded
        }
    }

    private func perform(_ action: DrinkActionKeys.Action) {
        guard let name = state.value.content?.name else { return }
        actions.perform(action, on: id, name: name, servings: state.value.servings)
    }

    private func toggleBottle(_ target: DrinkDetailTarget) {
        guard let ingredient = state.value.ingredient(of: target) else { return }
        let name = page?.description.ingredients[ingredient]?.name[strings.language]
        actions.toggleBottle(ingredient, name: name ?? ingredient.rawValue)
    }
}
