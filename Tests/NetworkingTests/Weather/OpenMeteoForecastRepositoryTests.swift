import Domain
import TestSupport
import Testing

@testable import Networking

/// F1 to F3: when a forecast is requested.
struct OpenMeteoForecastRepositoryTests {
    @Test func `F3 a missing forecast is requested, and its slots are ahead`() async throws {
        try await WeatherBench.run { bench in
            #expect(try await bench.forecasts.known(WeatherBench.seoul) == nil)
            let forecast = try await bench.forecasts.forecast(of: WeatherBench.seoul, .whenDue)
            #expect(forecast.slots.count == 51)
            #expect(forecast.slots.allSatisfy { $0.start > bench.clock.now() })
            #expect(try await bench.forecasts.known(WeatherBench.seoul) == forecast)
            #expect(bench.stub.requests.count == 1)
        }
    }

    @Test func `F1 no forecast is requested while the first slot is ahead`() async throws {
        try await WeatherBench.run { bench in
            for _ in 0..<58 {
                _ = try await bench.forecasts.forecast(of: WeatherBench.seoul, .whenDue)
                bench.clock.advance(by: 60)
            }
            #expect(bench.stub.requests.count == 1)
        }
    }

    @Test func `F2 a forecast is requested once its first slot has begun`() async throws {
        try await WeatherBench.run { bench in
            let first = try await bench.forecasts.forecast(of: WeatherBench.seoul, .whenDue)
            bench.clock.advance(by: 3_600)
            let next = try await bench.forecasts.forecast(of: WeatherBench.seoul, .whenDue)
            #expect(bench.stub.requests.count == 2)
            #expect(next.slots.count == first.slots.count - 1)
        }
    }

    @Test func `a report just requested by the list serves as a forecast`() async throws {
        try await WeatherBench.run { bench in
            _ = try await bench.seoul()
            _ = try await bench.forecasts.forecast(of: WeatherBench.seoul, .whenDue)
            #expect(bench.stub.requests.count == 1)
        }
    }

    @Test func `a failure is reported and keeps the old forecast`() async throws {
        try await WeatherBench.run { bench in
            let first = try await bench.forecasts.forecast(of: WeatherBench.seoul, .whenDue)
            bench.clock.advance(by: 3_600)
            bench.stub.answer { _ in .json("", status: 500) }
            await #expect(throws: WeatherProblem.outOfOrder(status: 500)) {
                try await bench.forecasts.forecast(of: WeatherBench.seoul, .whenDue)
            }
            #expect(try await bench.forecasts.known(WeatherBench.seoul) == first)
        }
    }

    @Test func `a manual request runs early, but once a minute`() async throws {
        try await WeatherBench.run { bench in
            _ = try await bench.forecasts.forecast(of: WeatherBench.seoul, .whenDue)
            await #expect(throws: WeatherProblem.tooSoon(until: bench.clock.now() + 60)) {
                try await bench.forecasts.forecast(of: WeatherBench.seoul, .now)
            }
            bench.clock.advance(by: 60)
            _ = try await bench.forecasts.forecast(of: WeatherBench.seoul, .now)
            #expect(bench.stub.requests.count == 2)
        }
    }
}

struct OpenMeteoClientTests {
    private func matches(_ json: String) async throws -> [CityMatch] {
        var found: [CityMatch] = []
        try await StubServer.run(answering: { _ in .json(json) }) { server in
            found = try await WeatherBench(WeatherStub(), server).client.cities(named: "london", in: .english)
        }
        return found
    }

    @Test func `a recorded answer decodes to cities, without invalid ones`() async throws {
        let found = try await matches(
            """
            {"results": [
              {"id": 2643743, "name": "London", "latitude": 51.50853, "longitude": -0.12574, "elevation": 25.0,
               "feature_code": "PPLC", "country_code": "GB", "admin1_id": 6269131, "timezone": "Europe/London",
               "population": 8961989, "country_id": 2635167, "country": "United Kingdom", "admin1": "England"},
              {"id": "x", "name": "Broken"}, {"id": 3, "name": "Pole", "latitude": 91, "longitude": 0},
              {"id": 4, "name": "Bare", "latitude": 1, "longitude": 2}],
             "generationtime_ms": 0.77}
            """)
        #expect(found.map(\.id) == ["geo-2643743", "geo-4"])
        #expect(found.first?.region == "England" && found.first?.population == 8_961_989)
        #expect(found.first?.city.timeZone == "Europe/London" && found.first?.city.countryCode == "GB")
        #expect(found.allSatisfy { $0.city.id.isWellFormed })
    }

    @Test func `a city has a name in both languages, or the only known one`() async throws {
        try await StubServer.run(answering: { request in
            let isKorean = request.target.contains("language=ko")
            let place = #""latitude": 78.2, "longitude": 15.6, "country_code": "NO""#
            let names = isKorean ? ("롱위에아르뷔엔", "노르웨이") : ("Longyearbyen", "Norway")
            let first = #"{"id": 1, "name": "\#(names.0)", "country": "\#(names.1)", \#(place)}"#
            let second = #"{"id": 2, "name": "Nybyen", "country": "Norway", \#(place)}"#
            return .json(#"{"results": [\#(isKorean ? first : first + "," + second)]}"#)
        }) { server in
            let client = try WeatherBench(WeatherStub(), server).client
            let found = try await client.cities(named: "yen", in: .english)
            #expect(
                found.map(\.city.name) == [
                    LocalizedText(english: "Longyearbyen", korean: "롱위에아르뷔엔"), LocalizedText(both: "Nybyen"),
                ])
            #expect(found.first?.city.country == LocalizedText(english: "Norway", korean: "노르웨이"))
            let korean = try await client.cities(named: "yen", in: .korean)
            #expect(korean.map(\.city.name.english) == ["Longyearbyen"])
        }
    }

    @Test func `an answer without results is an empty list`() async throws {
        #expect(try await matches(#"{"generationtime_ms": 0.3}"#).isEmpty)
    }

    @Test func `an answer of another shape is a problem`() async throws {
        await #expect(throws: WeatherProblem.unreadable) { try await matches(#"{"results": 3}"#) }
    }
}
