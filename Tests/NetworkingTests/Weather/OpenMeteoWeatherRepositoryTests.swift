import Domain
import Foundation
import TestSupport
import Testing

@testable import Networking

/// The current weather from a stub: how often it is requested, and the result of every kind of answer.
struct OpenMeteoWeatherRepositoryTests {
    private static func bodies(_ latitudes: [Double]) -> StubServer.Answer {
        .json(
            ForecastBody.list(
                of: latitudes.map { latitude in
                    var body = ForecastBody()
                    body.temperature = latitude
                    return body.json
                }))
    }

    @Test func `N16 a recorded answer from a valid address becomes the report`() async throws {
        try await WeatherBench.run { bench in
            let (report, problem) = try await bench.seoul()
            #expect(problem == nil)
            #expect(report?.current.temperature == 3.4)
            #expect(report?.fetchedAt == bench.clock.now())
            #expect(bench.server.requests.first?.headers["user-agent"] == "dimo/test")
        }
    }

    @Test func `M10 twenty cities are one request, and each has its own weather`() async throws {
        try await WeatherBench.run { bench in
            bench.stub.answer { Self.bodies($0) }
            let update = try await bench.weather.update(WeatherBench.cities, .whenDue)
            #expect(bench.stub.requests.map(\.count) == [20])
            #expect(update.problems.isEmpty)
            for city in WeatherBench.cities {
                #expect(update.reports[city.id]?.current.temperature == city.latitude)
            }
            #expect(bench.cache.calls(on: bench.clock.now() / 86_400) == 20)
        }
    }

    @Test func `a city is requested once a quarter of an hour, however often the list ticks`() async throws {
        try await WeatherBench.run { bench in
            for _ in 0..<300 {
                _ = try await bench.weather.update(WeatherBench.cities, .whenDue)
                bench.clock.advance(by: 3)
            }
            // One request at a minute past the hour, one at the next quarter.
            #expect(bench.stub.requests.count == 2)
            // The stub always gives the same time: outdated on arrival, its report is requested again a quarter later.
            for _ in 0..<299 {
                _ = try await bench.weather.update(WeatherBench.cities, .whenDue)
                bench.clock.advance(by: 3)
            }
            #expect(bench.stub.requests.count == 3)
        }
    }

    @Test func `a tick with nothing due makes no request and writes nothing`() async throws {
        try await WeatherBench.run { bench in
            _ = try await bench.weather.update(WeatherBench.cities, .whenDue)
            let writes = bench.cache.writes
            let update = try await bench.weather.update(WeatherBench.cities, .whenDue)
            #expect(update.reports.count == 20 && update.problems.isEmpty)
            #expect(bench.stub.requests.count == 1)
            #expect(bench.cache.writes == writes)
        }
    }

    @Test func `an explicit refresh requests earlier, but at most once a minute`() async throws {
        try await WeatherBench.run { bench in
            _ = try await bench.seoul()
            bench.clock.advance(by: 59)
            #expect(try await bench.seoul(.now).problem == .tooSoon(until: SampleReports.moment + 120))
            #expect(bench.stub.requests.count == 1)
            bench.clock.advance(by: 1)
            #expect(try await bench.seoul(.now).problem == nil)
            #expect(bench.stub.requests.count == 2)
        }
    }

    @Test func `M9 one failing city of twenty blocks no other`() async throws {
        try await WeatherBench.run { bench in
            bench.stub.answer { latitudes in
                latitudes.contains(39)
                    ? .json(#"{"error": true, "reason": "Latitude must be in range"}"#, status: 400)
                    : Self.bodies(latitudes)
            }
            let update = try await bench.weather.update(WeatherBench.cities, .whenDue)
            #expect(update.reports.count == 19 && update.reports["seoul"] == nil)
            #expect(update.problems == ["seoul": .refused(reason: "Latitude must be in range")])
            for city in WeatherBench.cities where city.id != "seoul" {
                #expect(update.reports[city.id]?.current.temperature == city.latitude)
            }
            // From here on, requests are automatic.
            let before = bench.stub.requests.count
            bench.clock.advance(by: 900)
            let next = try await bench.weather.update(WeatherBench.cities, .whenDue)
            #expect(next.reports.count == 19 && next.problems.count == 1)
            #expect(bench.stub.requests.dropFirst(before).map(\.count).sorted() == [1, 19])
        }
    }

    @Test func `a city whose part is unreadable fails alone`() async throws {
        try await WeatherBench.run { bench in
            bench.stub.answer { latitudes in
                .json(
                    ForecastBody.list(
                        of: latitudes.map { $0 == 39 ? #"{"latitude": "where?"}"# : ForecastBody().json }))
            }
            let update = try await bench.weather.update(WeatherBench.cities, .whenDue)
            #expect(update.reports.count == 19)
            #expect(update.problems == ["seoul": .unreadable])
            #expect(bench.stub.requests.count == 1)
        }
    }

    @Test func `a failing provider is not requested city by city`() async throws {
        try await WeatherBench.run { bench in
            bench.stub.answer { _ in .json("oops", status: 503) }
            let update = try await bench.weather.update(WeatherBench.cities, .whenDue)
            #expect(update.problems.count == 20)
            #expect(Set(update.problems.values) == [.outOfOrder(status: 503)])
            #expect(bench.stub.requests.map(\.count) == [20, 10, 10])
        }
    }

    @Test func `old values stay with their age while the provider fails, and failures become rarer`() async throws {
        try await WeatherBench.run { bench in
            _ = try await bench.seoul()
            bench.clock.advance(by: 900)
            bench.stub.answer { _ in .json("", status: 500) }
            var asked: [Int64] = []
            for second in 0..<200 {
                let before = bench.stub.requests.count
                let (report, problem) = try await bench.seoul()
                #expect(report?.current.temperature == 3.4)
                #expect(report?.age(at: bench.clock.now()) == 960 + Int64(second))
                #expect(problem == .outOfOrder(status: 500))
                if bench.stub.requests.count > before { asked.append(Int64(second)) }
                bench.clock.advance(by: 1)
            }
            #expect(asked == [0, 6, 18, 42, 90, 150])
            bench.stub.answer { Self.bodies($0) }
            bench.clock.advance(by: 60)
            #expect(try await bench.seoul().problem == nil)
        }
    }

    @Test(arguments: [
        (StubServer.Answer(status: 200, body: Data()), WeatherProblem.unreadable),
        (.json("[]"), .unreadable),
        (.json(#"{"current": 3}"#), .unreadable),
        (.json("<html>"), .webPage),
        (StubServer.Answer(status: 200, body: Data("{\"lat".utf8), ending: .broken), .offline),
        (
            .json(#"{"error": true, "reason": "Cannot\u0007 read\n'latitude'"}"#, status: 400),
            .refused(reason: "Cannot  read 'latitude'")
        ),
        (.json("nothing", status: 400), .refused(reason: "status 400")),
        (.json("", status: 404), .outOfOrder(status: 404)),
        (.json("", status: 500), .outOfOrder(status: 500)),
        (.json(#"{"error": true, "reason": "Daily limit"}"#, status: 429), .busy(until: nil)),
        (
            StubServer.Answer(status: 429, headers: ["Retry-After": "120"]),
            .busy(until: SampleReports.moment + 60 + 120)
        ),
    ])
    func `each kind of answer maps to its problem`(answer: StubServer.Answer, problem: WeatherProblem) async throws {
        try await WeatherBench.run { bench in
            bench.stub.answer { _ in answer }
            let (report, found) = try await bench.seoul()
            #expect(report == nil)
            #expect(found == problem)
        }
    }

    @Test func `a wait requested by the provider is kept, even for manual requests`() async throws {
        try await WeatherBench.run { bench in
            bench.stub.answer { _ in StubServer.Answer(status: 429, headers: ["Retry-After": "300"]) }
            let until = bench.clock.now() + 300
            #expect(try await bench.seoul().problem == .busy(until: until))
            bench.clock.advance(by: 299)
            #expect(try await bench.seoul(.now).problem == .busy(until: until))
            let other = try await bench.weather.update([WeatherBench.cities[0]], .whenDue)
            #expect(other.problems.values.first == .busy(until: until))
            #expect(bench.stub.requests.count == 1)
            bench.clock.advance(by: 1)
            bench.stub.answer { Self.bodies($0) }
            #expect(try await bench.seoul().problem == nil)
        }
    }

    @Test func `equal requests are joined`() async throws {
        let latch = Latch()
        let stub = WeatherStub()
        try await StubServer.run(answering: { request in
            await latch.pass()
            return stub.respond(to: request)
        }) { server in
            let bench = try WeatherBench(stub, server)
            async let first = bench.weather.update(WeatherBench.cities, .whenDue)
            await latch.waitForArrivals(1)
            async let second = bench.seoul()
            async let third = bench.weather.update(Array(WeatherBench.cities.suffix(3)), .whenDue)
            for _ in 0..<5_000 { await Task.yield() }
            await latch.open()
            #expect(try await first.reports.count == 20)
            #expect(try await second.report != nil)
            #expect(try await third.reports.count == 3)
            #expect(stub.requests.count == 1)
        }
    }

    @Test func `a cancelled request is given up and blocks nothing`() async throws {
        let latch = Latch()
        let stub = WeatherStub()
        try await StubServer.run(answering: { request in
            await latch.pass()
            return stub.respond(to: request)
        }) { server in
            let bench = try WeatherBench(stub, server)
            let asking = Task { try await bench.seoul() }
            await latch.waitForArrivals(1)
            asking.cancel()
            await #expect(throws: CancellationError.self) { try await asking.value }
            await latch.open()
            let (report, problem) = try await bench.seoul()
            #expect(report != nil && problem == nil)
        }
    }

    @Test func `reports requested by another program are not requested again`() async throws {
        try await WeatherBench.run { bench in
            try await bench.cache.keep([SampleReports.report(at: bench.clock.now() - 30)])
            #expect(try await bench.seoul().report?.current.temperature == 3.4)
            bench.clock.advance(by: 900)
            try await bench.cache.keep([SampleReports.report(temperature: 8, at: bench.clock.now() - 30)])
            #expect(try await bench.seoul().report?.current.temperature == 8)
            #expect(bench.stub.requests.isEmpty)
        }
    }

    @Test func `requests end at 8,000 a day and resume at midnight UTC`() async throws {
        try await WeatherBench.run { bench in
            let day = bench.clock.now() / 86_400
            _ = try await bench.cache.count(7_990, on: day, limit: 8_000)
            let update = try await bench.weather.update(WeatherBench.cities, .whenDue)
            #expect(Set(update.problems.values) == [.dayLimit(until: (day + 1) * 86_400)])
            #expect(bench.stub.requests.isEmpty)
            bench.clock.advance(by: 86_400)
            #expect(try await bench.weather.update(WeatherBench.cities, .whenDue).reports.count == 20)
        }
    }

    @Test func `a store that cannot be written does not lose the weather`() async throws {
        try await WeatherBench.run { bench in
            bench.cache.fail(StoreError.diskFull)
            let report = try await bench.seoul().report
            #expect(report?.current.temperature == 3.4)
        }
    }

    @Test func `a clock that jumps neither stops requests nor floods the provider`() async throws {
        try await WeatherBench.run { bench in
            _ = try await bench.seoul()
            bench.clock.advance(by: -86_400)
            #expect(try await bench.seoul().problem == nil)
            #expect(bench.stub.requests.count == 2)
            for _ in 0..<20 { _ = try await bench.seoul() }
            #expect(bench.stub.requests.count == 2)
            bench.clock.advance(by: 3 * 86_400)
            for _ in 0..<20 { _ = try await bench.seoul() }
            #expect(bench.stub.requests.count == 3)
        }
    }

    @Test func `known reports need no request, even after a restart`() async throws {
        try await WeatherBench.run { bench in
            _ = try await bench.seoul()
            let next = OpenMeteoWeatherRepository(bench.client, cache: bench.cache, clock: bench.clock)
            #expect(try await next.known(WeatherBench.cities)["seoul"]?.current.temperature == 3.4)
            #expect(bench.stub.requests.count == 1)
        }
    }
}
