package enum RefreshPolicy: Hashable, Sendable {
    case whenDue
    /// At once, by the member's request, but at most once a minute per city.
    case now
}

package struct WeatherUpdate: Hashable, Sendable {
    /// The newest report of each city that has one, old or new.
    package var reports: [Identifier<City>: WeatherReport]
    /// Why each requested or postponed city has no newer report.
    package var problems: [Identifier<City>: WeatherProblem]

    package init(
        reports: [Identifier<City>: WeatherReport] = [:], problems: [Identifier<City>: WeatherProblem] = [:]
    ) {
        self.reports = reports
        self.problems = problems
    }
}

package protocol WeatherRepository: Sendable {
    /// Returns the last report of each city that has one, however old, without a request.
    func known(_ cities: [City]) async throws -> [Identifier<City>: WeatherReport]

    /// Requests what is due for all cities at once. A city that fails keeps its old report, does not affect the others,
    /// and is not requested again for a while. Throws only `CancellationError`.
    func update(_ cities: [City], _ policy: RefreshPolicy) async throws -> WeatherUpdate
}

package protocol ForecastRepository: Sendable {
    func known(_ city: City) async throws -> Forecast?

    /// Returns the forecast, requesting it again if due (`Forecast.isDue`) or if the member wants it now. Throws
    /// `WeatherProblem`, or `CancellationError`; the known forecast stays valid.
    func forecast(of city: City, _ policy: RefreshPolicy) async throws -> Forecast
}

/// Stores reports between starts, and the number of requests to the provider.
package protocol WeatherCache: Sendable {
    func reports(of cities: [Identifier<City>]) async throws -> [Identifier<City>: WeatherReport]

    /// Replaces older reports; writes nothing that is already stored.
    func keep(_ reports: [WeatherReport]) async throws

    /// Counts a day's requests if they stay within a limit, and returns whether they do. `day` is in days since
    /// 1970-01-01 UTC, by which the provider counts.
    func count(_ calls: Int, on day: Int64, limit: Int) async throws -> Bool
}

package enum WeatherProblem: Error, Hashable, Sendable {
    case offline
    case switchedOff
    case proxy(ProxyProblem)
    case timedOut
    case insecure
    case refused(reason: String)
    /// The provider asks to wait, until this moment if stated.
    case busy(until: Int64?)
    case outOfOrder(status: Int)
    /// The response has an unexpected shape, or lacks essential values.
    case unreadable
    case webPage
    /// The program's own daily limit is reached; requests resume at this moment.
    case dayLimit(until: Int64)
    /// The last request was less than a minute ago.
    case tooSoon(until: Int64)
    case unknownCity(String)
    /// Any other problem, in the system's words.
    case other(String)
}
