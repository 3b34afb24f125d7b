package import Domain
import Synchronization

/// A weather repository with scripted answers; records requests.
package final class StubWeatherRepository: WeatherRepository, ForecastRepository {
    private struct State {
        var known: [Identifier<City>: WeatherReport] = [:]
        var next: [Identifier<City>: WeatherReport] = [:]
        var problems: [Identifier<City>: WeatherProblem] = [:]
        var asked: [(cities: [Identifier<City>], policy: RefreshPolicy)] = []
        var forecastAsked: [(city: Identifier<City>, policy: RefreshPolicy)] = []
        var hold: (@Sendable () async -> Void)?
    }

    private let state = Mutex(State())

    package init() {}

    /// Sets the reports that are known without a request.
    package func know(_ reports: [WeatherReport]) {
        state.withLock { state in for report in reports { state.known[report.city] = report } }
    }

    /// Sets the reports that answer all further requests.
    package func answer(_ reports: [WeatherReport]) {
        state.withLock { state in for report in reports { state.next[report.city] = report } }
    }

    /// Makes requests for a city fail; nil ends that.
    package func fail(_ city: Identifier<City>, _ problem: WeatherProblem?) {
        state.withLock { $0.problems[city] = problem }
    }

    /// Makes every request wait; nil ends that.
    package func hold(_ hold: (@Sendable () async -> Void)?) {
        state.withLock { $0.hold = hold }
    }

    /// The requests for the current weather, oldest first.
    package var asked: [(cities: [Identifier<City>], policy: RefreshPolicy)] { state.withLock { $0.asked } }

    /// The requests for forecasts, oldest first.
    package var forecastAsked: [(city: Identifier<City>, policy: RefreshPolicy)] { state.withLock { $0.forecastAsked } }

    package func known(_ cities: [City]) async throws -> [Identifier<City>: WeatherReport] {
        state.withLock { state in
            state.known.filter { id, _ in cities.contains { $0.id == id } }
        }
    }

    package func update(_ cities: [City], _ policy: RefreshPolicy) async throws -> WeatherUpdate {
        let hold = state.withLock { state in
            state.asked.append((cities.map(\.id), policy))
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

    package func known(_ city: City) async throws -> Forecast? {
        state.withLock { $0.known[city.id] }.map(Forecast.init)
    }

    package func forecast(of city: City, _ policy: RefreshPolicy) async throws -> Forecast {
        let hold = state.withLock { state in
            state.forecastAsked.append((city.id, policy))
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
