package import Domain

package struct OpenMeteoClient: CitySearchRepository {
    /// The daily limit of this program. The provider allows 10,000 calls, and counts each city as one.
    package static let dayLimit = 8_000

    typealias Results = [Identifier<City>: Result<WeatherReport, WeatherProblem>]

    private static let day: Int64 = 86_400

    private let client: any HTTPClient
    private let addresses: OpenMeteo.Addresses
    private let cache: any WeatherCache
    private let clock: any WallClock

    package init(
        _ client: any HTTPClient, at addresses: OpenMeteo.Addresses, cache: any WeatherCache, clock: any WallClock
    ) {
        self.client = client
        self.addresses = addresses
        self.cache = cache
        self.clock = clock
    }

    /// Returns the weather of cities with as few requests as possible. If one city may have caused a shared request
    /// to fail, requests its halves, so that the others are unaffected.
    func reports(of cities: [City]) async throws(CancellationError) -> Results {
        var results: Results = [:]
        var rest = cities[...]
        while !rest.isEmpty {
            let batch = Array(rest.prefix(OpenMeteo.batchLimit))
            rest = rest.dropFirst(batch.count)
            async let air = air(of: batch)
            let reports = try await reports(ofBatch: batch)
            let known = await air
            results.merge(reports) { $1 }
            for (id, air) in known { results[id] = results[id]?.map { $0.with(air) } }
        }
        return results
    }

    /// Returns the fine dust of cities, requesting it where the last known values are outdated. A failure leaves the
    /// last known values.
    private func air(of cities: [City]) async -> [Identifier<City>: AirQuality] {
        guard addresses.air != nil else { return [:] }
        let known = (try? await cache.reports(of: cities.map(\.id))) ?? [:]
        let now = clock.now()
        let due = cities.filter { known[$0.id]?.isAirDue(at: now) ?? true }
        let last = known.compactMapValues(\.air)
        guard !due.isEmpty, await takeCalls(due.count) == nil,
            let answer = try? await client.response(
                PlacesAnswer<AirQualityDTO>.self, to: OpenMeteo.air(due).endpoint(at: addresses))
        else { return last }
        return last.merging(answer.air(of: due)) { $1 }
    }

    /// Returns at most ten cities, each with its name and country in both languages. Throws `WeatherProblem`, or
    /// `CancellationError`.
    package func cities(named name: String, in language: Language) async throws -> [CityMatch] {
        if let problem = await takeCalls(2) { throw problem }
        // An answer has names in one language only.
        async let others = places(named: name, in: language.other)
        do throws(NetworkError) {
            let endpoint = OpenMeteo.cities(named: name, language).endpoint(at: addresses)
            let found = try await client.response(GeocodingDTO.self, to: endpoint).places
            let known = await others
            return found.compactMap { $0.match(language, known[$0.id]) }
        } catch {
            throw WeatherProblem(error, at: clock.now()) ?? CancellationError()
        }
    }

    /// Returns the places of a name by their id; none after a failure.
    private func places(named name: String, in language: Language) async -> [Int64: GeocodingDTO.Place] {
        let endpoint = OpenMeteo.cities(named: name, language).endpoint(at: addresses)
        let places = (try? await client.response(GeocodingDTO.self, to: endpoint))?.places ?? []
        return Dictionary(firstOf: places.map { ($0.id, $0) })
    }

    private func reports(ofBatch cities: [City]) async throws(CancellationError) -> Results {
        let results = try await answer(cities)
        guard cities.count > 1, let problem = Self.commonProblem(results), problem.mayBeOfOneCity else {
            return results
        }
        let middle = cities.count / 2
        var first = try await answer(Array(cities[..<middle]))
        var second = try await answer(Array(cities[middle...]))
        // If both halves fail, the provider is at fault, unless it refuses the request itself.
        let isProviderAtFault = [first, second].allSatisfy { Self.commonProblem($0)?.mayBeOfProvider == true }
        if !isProviderAtFault {
            first = try await halves(Array(cities[..<middle]), first)
            second = try await halves(Array(cities[middle...]), second)
        }
        return first.merging(second) { $1 }
    }

    private func halves(_ cities: [City], _ results: Results) async throws(CancellationError) -> Results {
        guard cities.count > 1, let problem = Self.commonProblem(results), problem.mayBeOfOneCity else {
            return results
        }
        let middle = cities.count / 2
        let first = try await halves(Array(cities[..<middle]), answer(Array(cities[..<middle])))
        let second = try await halves(Array(cities[middle...]), answer(Array(cities[middle...])))
        return first.merging(second) { $1 }
    }

    private static func commonProblem(_ results: Results) -> WeatherProblem? {
        var common: WeatherProblem?
        for result in results.values {
            guard case .failure(let problem) = result, common == nil || common == problem else { return nil }
            common = problem
        }
        return common
    }

    private func answer(_ cities: [City]) async throws(CancellationError) -> Results {
        func all(_ problem: WeatherProblem) -> Results {
            Dictionary(firstOf: cities.map { ($0.id, .failure(problem)) })
        }
        if let problem = await takeCalls(cities.count) { return all(problem) }
        do throws(NetworkError) {
            let endpoint = OpenMeteo.forecast(cities).endpoint(at: addresses)
            let answer = try await client.response(PlacesAnswer<ForecastDTO>.self, to: endpoint)
            return answer.reports(of: cities, at: clock.now()) ?? all(.unreadable)
        } catch {
            guard let problem = WeatherProblem(error, at: clock.now()) else { throw CancellationError() }
            return all(problem)
        }
    }

    /// Counts calls before they are made. Returns a problem if the network is off or the daily limit is reached.
    private func takeCalls(_ count: Int) async -> WeatherProblem? {
        if await client.isSwitchedOff { return .switchedOff }
        let day = clock.now() / Self.day
        do {
            let isAllowed = try await cache.count(count, on: day, limit: Self.dayLimit)
            return isAllowed ? nil : .dayLimit(until: (day + 1) * Self.day)
        } catch {
            // A failing store must not block the weather.
            return nil
        }
    }
}

extension WeatherProblem {
    /// Whether a single city may have caused the failure of a shared request.
    fileprivate var mayBeOfOneCity: Bool {
        switch self {
        case .refused, .outOfOrder, .unreadable: true
        default: false
        }
    }

    fileprivate var mayBeOfProvider: Bool {
        switch self {
        case .outOfOrder, .unreadable: true
        default: false
        }
    }
}
