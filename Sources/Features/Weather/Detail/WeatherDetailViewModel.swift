import Domain
import FeatureKit
import Reactive

struct WeatherDetailState: ScreenState {
    var phase: Phase = .idle
    var title = ""
    var card: WeatherCard?
    var isHome = false
    var isSample = false
    var canToggleSample = false
    var notice = ""
}

/// The weather of one city, polled while seen. Unchanged values change nothing.
@MainActor
final class WeatherDetailViewModel: ViewModel, Subscriber {
    struct Input: ScreenInput {
        let refresh = Signal<Void>()
        let seen = Signal<Bool>()
        let asked = Signal<Void>()
        let unitsSwitched = Signal<Void>()
        let sampleToggled = Signal<Void>()
        let homeToggled = Signal<Void>()
        let forecastRequested = Signal<Void>()
    }

    typealias Output = StateOutput<WeatherDetailState>

    private let reader: WeatherReader
    private let settings: WeatherSettings
    private let polling: WeatherPolling
    private let flow: Flow<WeatherStep>
    private let strings: Strings
    private let state = Observable(WeatherDetailState())
    let bag = SubscriptionBag()
    private let reading = LatestTask()
    private let switching = LatestTask()
    private var poller: RefreshTimer?
    private var known: WeatherReading?

    init(
        reader: WeatherReader, settings: WeatherSettings, polling: WeatherPolling, flow: Flow<WeatherStep>,
        strings: Strings
    ) {
        self.reader = reader
        self.settings = settings
        self.polling = polling
        self.flow = flow
        self.strings = strings
    }

    func transform(_ input: Input) -> Output {
        let poller = polling.makePoller({ [reader] in try await ($0, reader.update($0)) }) { [weak self] in
            self?.apply($0) ?? .success
        }
        self.poller = poller
        on(input.refresh) { $0.readKnown() }
        input.asked.observe { [weak poller] in poller?.runNow() }.store(in: bag)
        on(input.unitsSwitched) { $0.settings.switchUnits() }
        on(input.sampleToggled) { $0.toggleSample() }
        input.homeToggled.observe { [weak self] in
            if let self, let city = known?.city { settings.toggleHome(city) }
        }.store(in: bag)
        input.forecastRequested.observe { [flow, id = reader.city] in
            if let id { flow.show(.destination(.forecast(id))) }
        }.store(in: bag)
        on(settings.changes) { $0.show() }
        state.update { $0.phase = .loading }
        readKnown()
        poller.follow(input.seen, in: bag)
        return Output(state: state.readOnly, messages: settings.writer.messages)
    }

    private func readKnown() {
        reading.run { [reader] in
            try await reader.known()
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let reading):
                // An answer that arrived during this read is newer, and so is its problem.
                let isOlder = known.map { answer in
                    answer.isSample == reading.isSample && (answer.report != nil || reading.report == nil)
                }
                if isOlder != true { known = reading }
                show()
            case .failure(let error): fail(error)
            }
        }
    }

    private func apply(_ result: Result<(RefreshPolicy, WeatherReading), any Error>) -> RefreshTimer.Outcome {
        switch result {
        case .success((let policy, let reading)):
            known = reading
            show()
            guard let problem = reading.problem else { return .success }
            if policy == .now { settings.writer.fail(words.problem(problem, now: reader.clock.now())) }
            return .failure
        case .failure(let error):
            fail(error)
            return .failure
        }
    }

    private var words: WeatherWords { WeatherWords(strings, settings.display) }

    private func fail(_ error: any Error) {
        guard known?.report == nil else { return }
        let text = error is NotFound ? strings["weather.gone"] : ErrorText.describe(error, strings)
        state.update { $0.phase = .failed(text) }
    }

    private func show() {
        guard let known, let city = known.city else { return }
        let now = reader.clock.now()
        var next = WeatherDetailState()
        next.title = city.name[strings.language]
        next.isHome = settings.home == city.id
        next.isSample = known.isSample
        next.canToggleSample = known.isSample || known.report == nil
        next.card = known.report.map {
            WeatherCardFormatter(words: words, strings: strings, icons: known.icons, now: now).card(of: $0, city)
        }
        let problem = known.problem.map { words.problem($0, now: now) }
        if known.isSample {
            next.notice = strings["weather.sample-note"]
        } else if let problem, next.card?.isStale == true {
            next.notice = strings("weather.stale-note", problem)
        }
        next.phase =
            next.card != nil
            ? .loaded : problem.map { .failed("\(strings["weather.offline.title"]) \($0)") } ?? .loading
        if next != state.value { state.send(next) }
    }

    private func toggleSample() {
        switching.run { [reader] in
            await reader.toggleSample()
        } completion: { [weak self] _ in
            self?.known = nil
            self?.readKnown()
            self?.poller?.runAgain()
        }
    }
}

extension WeatherReading {
    fileprivate var city: City? { cities.first }
    fileprivate var report: WeatherReport? { city.flatMap { update.reports[$0.id] } }
    /// Why there is no newer value.
    fileprivate var problem: WeatherProblem? { city.flatMap { update.problems[$0.id] } }
}
