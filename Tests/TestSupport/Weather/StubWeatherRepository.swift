public import Domain
internal import Synchronization

/// Answers what a test says, and counts what it is asked.
public final class StubWeatherRepository: WeatherRepository, ForecastRepository {
    private struct State {
        var known: [Identifier<City>: WeatherReport] = [:]
        var next: [Identifier<City>: WeatherReport] = [:]
        var problems: [Identifier<City>: WeatherProblem] = [:]
        var asked: [(cities: [Identifier<City>], wish: WeatherWish)] = []
        var forecastAsked: [(city: Identifier<City>, wish: WeatherWish)] = []
        var hold: (@Sendable () async -> Void)?
    }

    private let state = Mutex(State())

    /// Knows nothing.
    public init() {}

    /// What is known without asking.
    public func know(_ reports: [WeatherReport]) {
        state.withLock { state in for report in reports { state.known[report.city] = report } }
    }

    /// What the next questions are answered with, until it is said anew.
    public func answer(_ reports: [WeatherReport]) {
        state.withLock { state in for report in reports { state.next[report.city] = report } }
    }

    /// The cities that fail; nil for one that no longer does.
    public func fail(_ city: Identifier<City>, _ problem: WeatherProblem?) {
        state.withLock { $0.problems[city] = problem }
    }

    /// Every question waits here; nil for no longer.
    public func hold(_ hold: (@Sendable () async -> Void)?) {
        state.withLock { $0.hold = hold }
    }

    /// The questions for the present weather, oldest first.
    public var asked: [(cities: [Identifier<City>], wish: WeatherWish)] { state.withLock { $0.asked } }

    /// The questions for forecasts, oldest first.
    public var forecastAsked: [(city: Identifier<City>, wish: WeatherWish)] { state.withLock { $0.forecastAsked } }

    /// What was said to be known or answered before.
    public func known(_ cities: [City]) async throws -> [Identifier<City>: WeatherReport] {
        state.withLock { state in
            state.known.filter { id, _ in cities.contains { $0.id == id } }
        }
    }

    /// Answers at once, or when the hold lets go.
    public func update(_ cities: [City], _ wish: WeatherWish) async throws -> WeatherUpdate {
        let hold = state.withLock { state in
            state.asked.append((cities.map(\.id), wish))
            return state.hold
        }
        await hold?()
        try Task.checkCancellation()
        return state.withLock { state in
            var update = WeatherUpdate()
            for city in cities {
                if let problem = state.problems[city.id] {
                    update.problems[city.id] = problem
                } else if let report = state.next[city.id] {
                    state.known[city.id] = report
                }
                update.reports[city.id] = state.known[city.id]
            }
            return update
        }
    }

    /// What follows from what is known.
    public func known(_ city: City) async throws -> Forecast? {
        state.withLock { $0.known[city.id] }.map(Forecast.init)
    }

    /// Answers at once, or when the hold lets go; whether a forecast is due is for the test to say.
    public func forecast(of city: City, _ wish: WeatherWish) async throws -> Forecast {
        let hold = state.withLock { state in
            state.forecastAsked.append((city.id, wish))
            return state.hold
        }
        await hold?()
        try Task.checkCancellation()
        let report = try state.withLock { state in
            if let problem = state.problems[city.id] { throw problem }
            if let report = state.next[city.id] { state.known[city.id] = report }
            guard let report = state.known[city.id] else { throw WeatherProblem.offline }
            return report
        }
        return Forecast(report)
    }
}
