import Domain
import FeatureKit
import Reactive

@MainActor
final class MakeModeViewModel: ViewModel, Subscriber {
    struct Input: ScreenInput {
        /// Goes one page forward (+1) or back (-1).
        let pageStepped = Signal<Int>()
        /// Adds (+1) or removes (-1) a serving.
        let servingsStepped = Signal<Int>()
        let timerToggled = Signal<Void>()
        /// Whether the screen is seen; nothing ticks while it is not.
        let isSeen = Signal<Bool>()
        /// Drives the countdown; nil until there is a screen.
        let scheduler = Observable<(any Scheduler)?>(nil)
        let refresh = Signal<Void>()
    }

    typealias Output = StateOutput<MakeModeState>

    private let id: Identifier<Drink>
    private let describe: DescribeDrink
    private let preferences: Observable<DisplayPreferences>
    private let countdown: MakeCountdown
    private let authorizer: any MemberAuthorizer
    private let flow: Flow<RecipesStep>
    private let strings: Strings
    private let state: Observable<MakeModeState>
    private let done = Signal<String>()
    let bag = SubscriptionBag()
    private let reading = LatestTask()
    private var description: DrinkDescription?

    init(
        id: Identifier<Drink>, servings: Int, describe: DescribeDrink, preferences: Observable<DisplayPreferences>,
        countdown: MakeCountdown, authorizer: any MemberAuthorizer, flow: Flow<RecipesStep>, strings: Strings
    ) {
        self.id = id
        self.describe = describe
        self.preferences = preferences
        self.countdown = countdown
        self.authorizer = authorizer
        self.flow = flow
        self.strings = strings
        var first = MakeModeState()
        first.servings = min(max(servings, 1), 99)
        state = Observable(first)
    }

    func transform(_ input: Input) -> Output {
        countdown.onChange = { [weak self] in self?.apply($0) }
        on(input.scheduler) { $0.countdown.scheduler = $1 }
        on(input.pageStepped) { $0.step(by: $1) }
        on(input.servingsStepped) { $0.stepServings(by: $1) }
        on(input.timerToggled) { $0.toggleTimer() }
        on(input.isSeen) { $0.countdown.setSeen($1) }
        on(input.refresh) { $0.reload() }
        on(preferences.changes) { $0.format() }
        reload()
        return Output(state: state.readOnly, messages: Messages(done: done.events, failed: .never))
    }

    private func reload() {
        reading.read(into: state, strings) { [id, describe] in
            guard let description = try await describe(id) else { throw NotFound(id: id.rawValue) }
            return description
        } show: { [weak self] description in
            guard let self else { return }
            self.description = description
            format()
        }
    }

    private func format() {
        guard let description else { return }
        let pages = MakePages(strings: strings, preferences: preferences.value, servings: state.value.servings)
            .pages(of: description)
        state.update {
            $0.name = description.drink.name[strings.language]
            $0.pages = pages
            $0.art = description.glass?.art ?? []
            $0.fill = GlassLayer.fill(of: description)
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

    private func finish() {
        guard authorizer.authorize(.open(route: RecipesDestination.make(id, servings: 1).route)) else { return }
        flow.show(.made(id, servings: state.value.servings))
        flow.close()
    }
}
