package import Domain

/// The present weather from Open-Meteo. Equal questions are joined, answers are kept, and a city that failed is left
/// alone for a while.
package actor OpenMeteoWeatherRepository: WeatherRepository {
    /// A request under way.
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

    /// The reports that were kept.
    package func known(_ cities: [City]) async throws -> [Identifier<City>: WeatherReport] {
        try await load(cities.filter { reports[$0.id] == nil })
        return reports(of: cities)
    }

    /// Asks for what is wanted, due and not asked for already.
    package func update(_ cities: [City], _ wish: RefreshPolicy) async throws -> WeatherUpdate {
        // Another part of the program, or another program, may have asked meanwhile.
        try await load(cities.filter { reports[$0.id]?.isDue(at: clock.now()) ?? true })
        var problems: [Identifier<City>: WeatherProblem] = [:]
        var wanted: [City] = []
        let now = clock.now()
        for city in cities {
            let report = reports[city.id]
            if wish == .whenDue, report?.isDue(at: now) == false { continue }
            if let problem = Self.tooSoon(report, at: now) ?? failures.hold(on: city.id, wish, at: now) {
                problems[city.id] = problem
            } else {
                wanted.append(city)
            }
        }
        try await fetch(wanted)
        for city in wanted { problems[city.id] = failures.problem(of: city.id) }
        return WeatherUpdate(reports: reports(of: cities), problems: problems)
    }

    /// The least time between two questions for a city, whoever wants to know.
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
            // What was read while an answer came is older than the answer.
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
        // Those that have failed go by themselves: they might spoil the answer of the others again.
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

    /// Somebody does not wait any longer; what nobody waits for is given up.
    private func leave(_ number: Int) {
        guard let batch = batches[number] else { return }
        batches[number]?.waiters -= 1
        guard batch.waiters <= 1 else { return }
        batches[number] = nil
        batch.task.cancel()
    }

    /// - Parameter results: nil when nobody waits for them.
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
        // What cannot be kept is shown all the same.
        if !fresh.isEmpty { try? await cache.keep(fresh) }
        batches[number] = nil
    }
}
