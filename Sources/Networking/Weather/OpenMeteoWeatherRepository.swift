package import Domain

/// The current weather from Open-Meteo. Shares equal requests, keeps answers, and delays retries of failed cities.
package actor OpenMeteoWeatherRepository: WeatherRepository {
    private struct Batch {
        let cities: Set<Identifier<City>>
        let task: Task<Void, Never>
        var waiters = 0
    }

    private let client: OpenMeteoClient
    private let cache: any WeatherCache
    private let clock: any WallClock
    private var reports: [Identifier<City>: WeatherReport] = [:]
    private var failures = WeatherFailures()
    private var batches: [Int: Batch] = [:]
    private var lastBatch = 0

    package init(_ client: OpenMeteoClient, cache: any WeatherCache, clock: any WallClock) {
        self.client = client
        self.cache = cache
        self.clock = clock
    }

    package func known(_ cities: [City]) async throws -> [Identifier<City>: WeatherReport] {
        try await load(cities.filter { reports[$0.id] == nil })
        return reports(of: cities)
    }

    /// Requests cities that are due, unless a request is already running.
    package func update(_ cities: [City], _ policy: RefreshPolicy) async throws -> WeatherUpdate {
        // Another part of this program, or another program, may have updated it meanwhile.
        try await load(cities.filter { reports[$0.id]?.isDue(at: clock.now()) ?? true })
        var problems: [Identifier<City>: WeatherProblem] = [:]
        var wanted: [City] = []
        let now = clock.now()
        for city in cities {
            let report = reports[city.id]
            if policy == .whenDue, report?.isDue(at: now) == false { continue }
            if let problem = Self.tooSoon(report, at: now) ?? failures.hold(on: city.id, policy, at: now) {
                problems[city.id] = problem
            } else {
                wanted.append(city)
            }
        }
        try await fetch(wanted)
        for city in wanted { problems[city.id] = failures.problem(of: city.id) }
        return WeatherUpdate(reports: reports(of: cities), problems: problems)
    }

    /// The least seconds between two requests for a city, even explicit ones.
    private static let shortestInterval: Int64 = 60

    private static func tooSoon(_ report: WeatherReport?, at now: Int64) -> WeatherProblem? {
        guard let report, report.fetchedAt <= now, now < report.fetchedAt + shortestInterval else { return nil }
        return .tooSoon(until: report.fetchedAt + shortestInterval)
    }

    private func reports(of cities: [City]) -> [Identifier<City>: WeatherReport] {
        Dictionary(cities.compactMap { city in reports[city.id].map { (city.id, $0) } }, uniquingKeysWith: { $1 })
    }

    private func load(_ cities: [City]) async throws {
        guard !cities.isEmpty else { return }
        for (id, report) in try await cache.reports(of: cities.map(\.id)) where reports[id] != report {
            // A cached report read during the request is older than the answer.
            if let known = reports[id], known.fetchedAt >= report.fetchedAt, known.fetchedAt <= clock.now() { continue }
            reports[id] = report
            failures.forget(id)
        }
    }

    private func fetch(_ cities: [City]) async throws {
        var numbers: Set<Int> = []
        var rest: [City] = []
        for city in cities {
            if let number = batches.first(where: { $0.value.cities.contains(city.id) })?.key {
                numbers.insert(number)
            } else {
                rest.append(city)
            }
        }
        // Requests failed cities separately: they might fail the others again.
        let isSound: (City) -> Bool = { self.failures.problem(of: $0.id) == nil }
        for batch in [rest.filter(isSound), rest.filter { !isSound($0) }] where !batch.isEmpty {
            numbers.insert(start(batch))
        }
        for number in numbers { batches[number]?.waiters += 1 }
        for number in numbers.sorted() {
            guard let task = batches[number]?.task else { continue }
            await withTaskCancellationHandler {
                await task.value
            } onCancel: {
                Task { await self.leave(number) }
            }
        }
        try Task.checkCancellation()
    }

    private func start(_ cities: [City]) -> Int {
        lastBatch += 1
        let number = lastBatch
        let task = Task { [client] in
            let results = try? await client.reports(of: cities)
            await self.finish(number, results)
        }
        batches[number] = Batch(cities: Set(cities.map(\.id)), task: task)
        return number
    }

    /// Removes a waiting caller. Cancels the request when none is left.
    private func leave(_ number: Int) {
        guard let batch = batches[number] else { return }
        batches[number]?.waiters -= 1
        guard batch.waiters <= 1 else { return }
        batches[number] = nil
        batch.task.cancel()
    }

    /// `results` is nil for a cancelled request.
    private func finish(_ number: Int, _ results: OpenMeteoClient.Results?) async {
        let now = clock.now()
        var fresh: [WeatherReport] = []
        for (id, result) in results ?? [:] {
            switch result {
            case .success(let report):
                reports[id] = report
                failures.forget(id)
                fresh.append(report)
            case .failure(let problem): failures.note(problem, of: id, at: now)
            }
        }
        // Shows the reports even if they cannot be stored.
        if !fresh.isEmpty { try? await cache.keep(fresh) }
        batches[number] = nil
    }
}
