/// How urgently newer weather is wanted.
package enum RefreshPolicy: Hashable, Sendable {
    /// Where the present values are due.
    case whenDue
    /// At once: the member asked for it. A city is asked for at most once a minute all the same.
    case now
}

/// What is known of cities after an attempt to know more.
package struct WeatherUpdate: Hashable, Sendable {
    /// The newest report of each city that has any, old or new.
    package var reports: [Identifier<City>: WeatherReport]
    /// Why a city has no newer report, for each for which that was attempted or held back.
    package var problems: [Identifier<City>: WeatherProblem]

    package init(
        reports: [Identifier<City>: WeatherReport] = [:], problems: [Identifier<City>: WeatherProblem] = [:]
    ) {
        self.reports = reports
        self.problems = problems
    }
}

/// Tells the present weather of cities.
package protocol WeatherRepository: Sendable {
    /// What is known without asking anybody: the last report of each city that has one, however old.
    func known(_ cities: [City]) async throws -> [Identifier<City>: WeatherReport]

    /// Asks for what is wanted and due, all cities at once. One that fails keeps its old report and does not keep the
    /// others from theirs; one that has failed is left alone for a while.
    ///
    /// - Throws: `CancellationError` alone.
    func update(_ cities: [City], _ wish: RefreshPolicy) async throws -> WeatherUpdate
}

/// Tells the days to come of a city.
package protocol ForecastRepository: Sendable {
    /// What is known without asking anybody.
    func known(_ city: City) async throws -> Forecast?

    /// The forecast, asked for anew when it is no longer one (`Forecast.isDue`) or when the member wants it now.
    ///
    /// - Throws: `WeatherProblem`, or `CancellationError`; what was known before still holds.
    func forecast(of city: City, _ wish: RefreshPolicy) async throws -> Forecast
}

/// Keeps reports between starts, and how much was asked of the provider.
package protocol WeatherCache: Sendable {
    /// The last report of each city that has one.
    func reports(of cities: [Identifier<City>]) async throws -> [Identifier<City>: WeatherReport]

    /// Keeps reports in place of older ones; writes nothing that is there already.
    func keep(_ reports: [WeatherReport]) async throws

    /// Counts calls of a day, as long as they stay within a limit; returns whether they do. Nothing is counted
    /// otherwise.
    ///
    /// - Parameter day: days since 1970-01-01 UTC, by which the provider counts.
    func count(_ calls: Int, on day: Int64, limit: Int) async throws -> Bool
}
