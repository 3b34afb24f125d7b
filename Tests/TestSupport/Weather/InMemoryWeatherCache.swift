package import Domain
import Synchronization

/// Reports in memory, and the number of calls on each day.
package final class InMemoryWeatherCache: WeatherCache {
    private struct State {
        var reports: [Identifier<City>: WeatherReport] = [:]
        var calls: [Int64: Int] = [:]
        var writes = 0
        var failure: (any Error)?
    }

    private let state = Mutex(State())

    package init() {}

    package var writes: Int { state.withLock { $0.writes } }

    package func calls(on day: Int64) -> Int { state.withLock { $0.calls[day] ?? 0 } }

    /// Makes writes fail with an error; nil ends that.
    package func fail(_ error: (any Error)?) {
        state.withLock { $0.failure = error }
    }

    package func reports(of cities: [Identifier<City>]) async throws -> [Identifier<City>: WeatherReport] {
        state.withLock { state in state.reports.filter { id, _ in cities.contains(id) } }
    }

    package func keep(_ reports: [WeatherReport]) async throws {
        try state.withLock { state in
            if let failure = state.failure { throw failure }
            state.writes += 1
            for report in reports { state.reports[report.city] = report }
        }
    }

    package func count(_ calls: Int, on day: Int64, limit: Int) async throws -> Bool {
        try state.withLock { state in
            if let failure = state.failure { throw failure }
            guard state.calls[day, default: 0] + calls <= limit else { return false }
            state.calls[day, default: 0] += calls
            return true
        }
    }
}
