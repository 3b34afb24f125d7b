import Domain
import FeatureKit
import Reactive

struct ForecastState: ScreenState {
    /// Three hours.
    struct Slot: Equatable, Sendable {
        /// `Sun 22 Nov, 15:00 to 18:00`, in the city's time.
        let name: String
        /// The day, if this is its first slot.
        let day: String?
        let texts: [ForecastLine: String]
    }

    var phase: Phase = .idle
    var title = ""
    var slots: [Slot] = []
    /// One value per slot, in the member's units.
    var values: [ForecastLine: [Double?]] = [:]
    var degreeUnit = ""
    var percentUnit = ""
    /// The lines with values, in their order.
    var available: [ForecastLine] = [.maximum, .minimum, .humidity]
    var lines = ForecastLine.initial
    var isSample = false
    var notice = ""

    var drawn: [ForecastLine] { available.filter(lines.contains) }
}

/// The coming days of a city. Checks every minute whether the forecast is due, and requests a new one then.
@MainActor
final class ForecastViewModel: ViewModel, Subscriber {
    struct Input: ScreenInput {
        let refresh = Signal<Void>()
        let seen = Signal<Bool>()
        let asked = Signal<Void>()
        let unitsSwitched = Signal<Void>()
        let lineToggled = Signal<ForecastLine>()
    }

    typealias Output = StateOutput<ForecastState>

    private let reader: ForecastReader
    private let settings: WeatherSettings
    private let polling: WeatherPolling
    private let strings: Strings
    private let state = Observable(ForecastState())
    let bag = SubscriptionBag()
    private let reading = LatestTask()
    private var known: ForecastReading?
    private var problem: WeatherProblem?

    init(reader: ForecastReader, settings: WeatherSettings, polling: WeatherPolling, strings: Strings) {
        self.reader = reader
        self.settings = settings
        self.polling = polling
        self.strings = strings
    }

    func transform(_ input: Input) -> Output {
        let poller = polling.makePoller({ [weak self, reader] policy in
            try await reader.read(policy, after: await self?.known)
        }) { [weak self] in self?.apply($0) ?? .success }
        on(input.refresh) { $0.readKnown() }
        input.asked.observe { poller.runNow() }.store(in: bag)
        on(input.unitsSwitched) { $0.settings.switchUnits() }
        on(input.lineToggled) { $0.toggle($1) }
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
            guard let self, known == nil, case .success(let reading?) = result else { return }
            known = reading
            show()
        }
    }

    private func apply(_ result: Result<ForecastReading, any Error>) -> RefreshTimer.Outcome {
        switch result {
        case .success(let reading):
            known = reading
            problem = nil
            show()
            return .success
        case .failure(let error):
            problem = error as? WeatherProblem
            let text = describe(error)
            if known == nil { state.update { $0.phase = .failed(text) } } else { show() }
            if case .tooSoon = problem { settings.writer.fail(text) }
            return .failure
        }
    }

    private func describe(_ error: any Error) -> String {
        if error is NotFound { return strings["weather.gone"] }
        guard let problem = error as? WeatherProblem else { return ErrorText.describe(error, strings) }
        return WeatherWords(strings).problem(problem, now: reader.clock.now())
    }

    private func toggle(_ line: ForecastLine) {
        state.update { if $0.lines.remove(line) == nil { $0.lines.insert(line) } }
    }

    private func show() {
        guard let known else { return }
        let words = WeatherWords(strings, settings.display)
        let zone = known.forecast.zone
        var next = ForecastState()
        next.lines = state.value.lines
        next.title = strings("forecast.title", known.city.name[strings.language])
        next.degreeUnit = words.degreeUnit
        next.percentUnit = strings.percent("")
        next.isSample = known.forecast.isSample
        if next.isSample {
            next.notice = strings["forecast.sample-note"]
        } else if let problem, problem.isNotable {
            next.notice = strings("weather.stale-note", words.problem(problem, now: reader.clock.now()))
        }
        var before: LocalDay?
        for slot in known.forecast.slots {
            let date = zone.day(of: slot.start)
            let day = words.weekday(slot.start, zone)
            let name = strings("date.day", String(date.day), strings["month.\(date.month)"])
            let times = strings(
                "forecast.slot", words.time(slot.start, zone), words.time(slot.start + ForecastSlot.length, zone))
            next.slots.append(
                ForecastState.Slot(
                    name: "\(day) \(name), \(times)", day: date == before ? nil : day,
                    texts: [
                        .maximum: words.exactDegrees(slot.maximum), .minimum: words.exactDegrees(slot.minimum),
                        .humidity: words.humidity(slot.humidity), .rain: words.rain((slot.rainChance, slot.rain)),
                        .dust: slot.dust.map { "\(NumberText.whole($0)) \(words.grade(DustGrade(pm25: $0)))" }
                            ?? WeatherWords.unknown,
                        .uv: words.uv(slot.uvIndex), .gust: words.wind(speed: slot.gust, direction: nil),
                    ]))
            before = date
        }
        for line in ForecastLine.allCases {
            next.values[line] = known.forecast.slots.map {
                switch line {
                case .maximum, .minimum: words.value(line.value($0))
                case .gust: words.windValue(line.value($0))
                case .humidity, .rain, .dust, .uv: line.value($0)
                }
            }
        }
        next.available = ForecastLine.allCases.filter { line in
            [.maximum, .minimum, .humidity].contains(line) || next.values[line]?.contains { $0 != nil } == true
        }
        next.phase = next.slots.isEmpty ? .empty : .loaded
        if next != state.value { state.send(next) }
    }
}

struct ForecastReader: Sendable {
    let city: Identifier<City>
    let book: CityBook
    let forecasts: any ForecastRepository
    let clock: any WallClock

    func known() async throws -> ForecastReading? {
        let city = try await book.city(city)
        return try await forecasts.known(city).map { ForecastReading(city: city, forecast: $0) }
    }

    /// Returns the previous reading until it is due, or a new one.
    func read(_ policy: RefreshPolicy, after before: ForecastReading?) async throws -> ForecastReading {
        if policy == .whenDue, let before, !before.forecast.isDue(at: clock.now()) { return before }
        let city = try await book.city(city)
        return ForecastReading(city: city, forecast: try await forecasts.forecast(of: city, policy))
    }
}

struct ForecastReading: Equatable, Sendable {
    let city: City
    let forecast: Forecast
}
