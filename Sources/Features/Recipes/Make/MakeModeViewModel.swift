internal import Domain
internal import FeatureKit
internal import Reactive

/// A drink, step by step: pages forward and back, amounts for the servings, a countdown where a step names a time.
@MainActor
final class MakeModeViewModel {
    struct Input {
        /// A page forward (+1) or back (-1).
        let pageStepped: Events<Int>
        /// One serving more (+1) or less (-1).
        let servingsStepped: Events<Int>
        /// The countdown shall begin, pause or go on.
        let timerToggled: Events<Void>
        /// Whether the screen is seen; nothing ticks while it is not.
        let isSeen: Events<Bool>
        let scheduler: any Scheduler
        /// The user asked to read everything again.
        let refreshRequested: Events<Void>
    }

    struct Output {
        let state: ReadOnly<MakeModeState>
        let done: Events<String>
    }

    private let id: Identifier<Drink>
    private let dependencies: RecipesDIContainer.Dependencies
    private let actions: MakeModeActions
    private let state: Observable<MakeModeState>
    private let done = Signal<String>()
    private let bag = SubscriptionBag()
    private let reading = LatestTask()
    private let countdown: MakeCountdown
    private var description: DrinkDescription?

    private var strings: Strings { dependencies.strings }

    init(
        id: Identifier<Drink>, servings: Int, dependencies: RecipesDIContainer.Dependencies, actions: MakeModeActions
    ) {
        self.id = id
        self.dependencies = dependencies
        self.actions = actions
        countdown = MakeCountdown(clock: dependencies.clock)
        var first = MakeModeState()
        first.servings = min(max(servings, 1), 99)
        state = Observable(first)
    }

    func transform(_ input: Input) -> Output {
        countdown.scheduler = input.scheduler
        countdown.onChange = { [weak self] in self?.apply($0) }
        input.pageStepped.observe { [weak self] in self?.step(by: $0) }.store(in: bag)
        input.servingsStepped.observe { [weak self] in self?.stepServings(by: $0) }.store(in: bag)
        input.timerToggled.observe { [weak self] in self?.toggleTimer() }.store(in: bag)
        input.isSeen.observe { [weak self] in self?.countdown.setSeen($0) }.store(in: bag)
        input.refreshRequested.observe { [weak self] in self?.reload() }.store(in: bag)
        dependencies.storeChanged.observe { [weak self] in self?.reload() }.store(in: bag)
        dependencies.preferences.changes.observe { [weak self] _ in self?.format() }.store(in: bag)
        reload()
        return Output(state: state.readOnly, done: done.events)
    }

    /// Waits until nothing is on its way, for tests.
    func settle() async {
        await reading.settle()
    }

    private func reload() {
        state.update { $0.phase = $0.phase.requesting }
        reading.run { [id, dependencies] in
            let describe = DescribeDrink(
                drinks: dependencies.drinks, ingredients: dependencies.ingredients, bar: dependencies.bar)
            guard let description = try await describe(id) else { throw NotFound(id: id.rawValue) }
            return description
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let description):
                self.description = description
                format()
            case .failure(let error):
                state.update { $0.phase = .failed(ErrorText.describe(error, self.strings)) }
            }
        }
    }

    private func format() {
        guard let description else { return }
        let pages = MakePages(
            strings: strings, preferences: dependencies.preferences.value, servings: state.value.servings
        ).pages(of: description)
        state.update {
            $0.name = description.drink.name[strings.language]
            $0.pages = pages
            $0.index = min($0.index, pages.count - 1)
            $0.phase = .loaded
        }
    }

    private func stepServings(by step: Int) {
        let servings = min(max(state.value.servings + step, 1), 99)
        guard servings != state.value.servings else { return }
        state.update { $0.servings = servings }
        format()
    }

    private func step(by step: Int) {
        let index = state.value.index + step
        if state.value.pages.indices.contains(index) {
            countdown.stop()
            state.update {
                $0.index = index
                $0.timer = nil
            }
        } else if step > 0, !state.value.pages.isEmpty {
            finish()
        }
    }

    private func toggleTimer() {
        guard let seconds = state.value.page?.seconds else { return }
        switch state.value.timer {
        case .running: countdown.pause()
        case .paused(let rest): countdown.start(rest)
        case .over, nil: countdown.start(seconds)
        }
    }

    private func apply(_ timer: MakeModeState.Countdown) {
        state.update { $0.timer = timer }
        if timer == .over { done.send(strings["make.time-over"]) }
    }

    /// The end leads to the log.
    private func finish() {
        guard dependencies.authorizer.authorize(.open(route: "make:\(id)")) else { return }
        actions.showMade(state.value.servings)
    }
}
