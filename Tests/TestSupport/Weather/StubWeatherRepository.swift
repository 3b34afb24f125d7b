package import Domain
import Synchronization

/// Answers what a test says, and counts what it is asked.
package final class StubWeatherRepository: WeatherRepository, ForecastRepository {
    private struct State {
        var known: [Identifier<City>: WeatherReport] = [:]
        var next: [Identifier<City>: WeatherReport] = [:]
        var problems: [Identifier<City>: WeatherProblem] = [:]
        var asked: [(cities: [Identifier<City>], wish: RefreshPolicy)] = []
        var forecastAsked: [(city: Identifier<City>, wish: RefreshPolicy)] = []
        var hold: (@Sendable () async -> Void)?
    }

    private let state = Mutex(State())

    /// Knows nothing.
    package init() {}

    /// What is known without asking.
    package func know(_ reports: [WeatherReport]) {
        state.withLock { state in for report in reports { state.known[report.city] = report } }
    }

    /// What the next questions are answered with, until it is said anew.
    package func answer(_ reports: [WeatherReport]) {
        state.withLock { state in for report in reports { state.next[report.city] = report } }
    }

    /// The cities that fail; nil for one that no longer does.
    package func fail(_ city: Identifier<City>, _ problem: WeatherProblem?) {
        state.withLock { $0.problems[city] = problem }
    }

    /// Every question waits here; nil for no longer.
    package func hold(_ hold: (@Sendable () async -> Void)?) {
        state.withLock { $0.hold = hold }
    }

    /// The questions for the present weather, oldest first.
    package var asked: [(cities: [Identifier<City>], wish: RefreshPolicy)] { state.withLock { $0.asked } }

    /// The questions for forecasts, oldest first.
    package var forecastAsked: [(city: Identifier<City>, wish: RefreshPolicy)] { state.withLock { $0.forecastAsked } }

    /// What was said to be known or answered before.
    package func known(_ cities: [City]) async throws -> [Identifier<City>: WeatherReport] {
        state.withLock { state in
            state.known.filter { id, _ in cities.contains { $0.id == id } }
        }
    }

    /// Answers at once, or when the hold lets go.
    package func update(_ cities: [City], _ wish: RefreshPolicy) async throws -> WeatherUpdate {
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
    package func known(_ city: City) async throws -> Forecast? {
        state.withLock { $0.known[city.id] }.map(Forecast.init)
    }

    /// Answers at once, or when the hold lets go; whether a forecast is due is for the test to say.
    package func forecast(of city: City, _ wish: RefreshPolicy) async throws -> Forecast {
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
