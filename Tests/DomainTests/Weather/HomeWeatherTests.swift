import Domain
import TestSupport
import Testing

/// The weather of the home city: what the header and tonight's suggestion go by.
struct HomeWeatherTests {
    private let stub = StubWeatherRepository()
    private let clock = ManualClock(SampleReports.moment + 60)

    /// Waits until the task is cancelled.
    private static func forever() async {
        let (stream, continuation) = AsyncStream.makeStream(of: Never.self)
        for await _ in stream {}
        continuation.finish()
    }

    private func home(
        _ city: City? = SampleReports.city("seoul"),
        sleep: @escaping @Sendable (Duration) async throws -> Void = { _ in await HomeWeatherTests.forever() }
    ) -> HomeWeather {
        HomeWeather(stub, clock: clock, sleep: sleep) { city }
    }

    @Test func `the header asks nobody`() async throws {
        #expect(try await home().known() == nil)
        stub.know([SampleReports.report()])
        let known = try #require(try await home().known())
        #expect(known.city.id == "seoul" && known.report.current.temperature == 3.4)
        #expect(try await home(nil).known() == nil)
        #expect(stub.asked.isEmpty)
    }

    @Test func `what is fresh is gone by without asking`() async {
        stub.know([SampleReports.report()])
        let tonight = await home().tonight()
        #expect(tonight?.feelsLike == 3.4 - 4)
        #expect(tonight?.humidity == 61)
        #expect(tonight?.isWet == false)
        #expect(stub.asked.isEmpty)
    }

    @Test func `what is due is asked for once`() async {
        stub.answer([SampleReports.report(temperature: 30)])
        #expect(await home().tonight()?.feelsLike == 26)
        #expect(stub.asked.map(\.wish) == [.whenDue])
    }

    @Test func `a provider that does not answer in time is not waited for`() async {
        stub.hold { await Self.forever() }
        let now = home(sleep: { _ in })
        #expect(await now.tonight() == nil)
        stub.know([SampleReports.report(at: SampleReports.moment - 3_600)])
        #expect(await now.tonight()?.humidity == 61)
    }

    @Test func `an answer that comes late is not cut off, and is known from then on`() async {
        let latch = Latch()
        stub.answer([SampleReports.report(temperature: 30)])
        stub.hold { await latch.pass() }
        let now = home(sleep: { _ in })
        #expect(await now.tonight() == nil)
        #expect(await now.knownTonight() == nil)
        await latch.open()
        while await now.knownTonight() == nil { await Task.yield() }
        #expect(await now.knownTonight()?.feelsLike == 26)
    }

    @Test func `values of this morning are none of tonight's`() async {
        stub.fail("seoul", .offline)
        stub.know([SampleReports.report(at: SampleReports.moment - HomeWeather.lifetime)])
        #expect(await home().tonight() == nil)
        #expect(await home(nil).tonight() == nil)
    }

    @Test func `where nothing is said of how it feels, it feels as it is`() async {
        let current = CurrentWeather(time: SampleReports.moment, temperature: 28, code: WeatherCode(61))
        stub.know([
            WeatherReport(
                city: "seoul", current: current, hours: [], zone: CityZone(name: "Asia/Seoul", offset: 32_400),
                fetchedAt: SampleReports.moment)
        ])
        #expect(await home().tonight() == TonightWeather(feelsLike: 28, humidity: nil, isWet: true))
    }
}

/// Weather to style: the limits of the rule.
struct TonightWeatherTests {
    @Test(
        arguments: [
            (26.0, nil, TonightStyle.longAndIced), (25.9, nil, nil), (23, 70, .longAndIced), (23, 69.9, nil),
            (22.9, 99, nil), (25.9, 70, .longAndIced), (5, nil, .hotOrStrong), (5.1, nil, nil), (-20, 90, .hotOrStrong),
        ] as [(Double, Double?, TonightStyle?)])
    func `the style follows what it feels like and the humidity`(
        feelsLike: Double, humidity: Double?, style: TonightStyle?
    ) {
        #expect(TonightWeather(feelsLike: feelsLike, humidity: humidity).style == style)
    }
}
