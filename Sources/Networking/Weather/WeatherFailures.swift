import Domain

/// Failed cities and their waits. A wait doubles with each failure up to a minute, or lasts as long as the provider
/// asks.
struct WeatherFailures {
    private struct Failure {
        var schedule = PollingSchedule(interval: .seconds(3))
        var problem: WeatherProblem
        var at: Int64
        var until: Int64
    }

    private var failures: [Identifier<City>: Failure] = [:]
    private var patience: Range<Int64>?

    func problem(of city: Identifier<City>) -> WeatherProblem? { failures[city]?.problem }

    /// Returns why a city may not be requested now; nil if it may. A clock set back never extends a wait. Explicit
    /// requests ignore failures, but not a wait that the provider demands.
    func hold(on city: Identifier<City>, _ wish: RefreshPolicy, at now: Int64) -> WeatherProblem? {
        if let patience, patience.contains(now) { return .busy(until: patience.upperBound) }
        guard wish == .whenDue, let failure = failures[city] else { return nil }
        return (failure.at..<failure.until).contains(now) ? failure.problem : nil
    }

    mutating func note(_ problem: WeatherProblem, of city: Identifier<City>, at now: Int64) {
        var failure = failures[city] ?? Failure(problem: problem, at: now, until: now)
        failure.problem = problem
        failure.schedule.note(isFailure: true)
        failure.at = now
        failure.until = now + max(1, failure.schedule.wait.components.seconds)
        failures[city] = failure
        if case .busy(let until) = problem, let until, until > now { patience = now..<until }
    }

    mutating func forget(_ city: Identifier<City>) {
        failures[city] = nil
    }
}
