import TestSupport
import Testing

@testable import Domain

/// The weather of the home city, as the header and tonight's suggestion use it.
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

    @Test func `the header sends no request`() async throws {
        #expect(try await home().known() == nil)
        stub.know([SampleReports.report()])
        let known = try #require(try await home().known())
        #expect(known.city.id == "seoul" && known.report.current.temperature == 3.4)
        #expect(try await home(nil).known() == nil)
        #expect(stub.asked.isEmpty)
    }

    @Test func `fresh weather is used without a request`() async {
        stub.know([SampleReports.report()])
        let tonight = await home().tonight()
        #expect(tonight?.feelsLike == 3.4 - 4)
        #expect(tonight?.humidity == 61)
        #expect(tonight?.isWet == false)
        #expect(stub.asked.isEmpty)
    }

    @Test func `due weather is requested once`() async {
        stub.answer([SampleReports.report(temperature: 30)])
        #expect(await home().tonight()?.feelsLike == 26)
        #expect(stub.asked.map(\.policy) == [.whenDue])
    }

    @Test func `a slow provider is not waited for`() async {
        stub.hold { await Self.forever() }
        let now = home(sleep: { _ in })
        #expect(await now.tonight() == nil)
        stub.know([SampleReports.report(at: SampleReports.moment - 3_600)])
        #expect(await now.tonight()?.humidity == 61)
    }

    @Test func `a late answer is kept and is known from then on`() async {
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

    @Test func `values from this morning do not count as tonight's`() async {
        stub.fail("seoul", .offline)
        stub.know([SampleReports.report(at: SampleReports.moment - HomeWeather.lifetime)])
        #expect(await home().tonight() == nil)
        #expect(await home(nil).tonight() == nil)
    }

    @Test func `without a felt temperature the actual one is used`() async {
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
    func `the style depends on felt temperature and humidity`(
        feelsLike: Double, humidity: Double?, style: TonightStyle?
    ) {
        #expect(TonightWeather(feelsLike: feelsLike, humidity: humidity).style == style)
    }

    private func drink(_ techniques: [TechniqueKind], _ serving: ServingStyle) -> Drink {
        Drink(
            id: "d", name: LocalizedText(english: "D", korean: "디"), summary: LocalizedText(both: ""),
            base: .gin, lines: [], steps: [], techniques: techniques, glass: "rocks", serving: serving)
    }

    private func estimate(_ volume: Double, _ strength: Double, _ basis: StrengthBasis = .known) -> DrinkEstimate {
        DrinkEstimate(
            volume: volume, dilutedVolume: volume, strength: strength, ethanol: 0, sugar: 0, kilocalories: 0,
            unknownLines: 0, basis: basis, isSugarAtLeast: false)
    }

    @Test(
        arguments: [
            (180, 12.9, .known, .rocks, true), (179.9, 12.9, .known, .rocks, false), (180, 13, .known, .rocks, false),
            (180, 0, .unknown, .rocks, false), (180, 0, .stated, .crushed, true), (180, 0, .known, .up, false),
            (180, 0, .known, .hot, false),
        ] as [(Double, Double, StrengthBasis, ServingStyle, Bool)])
    func `a long iced drink has at least 180 ml over ice and under 13 per cent`(
        volume: Double, strength: Double, basis: StrengthBasis, serving: ServingStyle, isRight: Bool
    ) {
        let drink = drink([.build], serving)
        #expect(TonightStyle.longAndIced.matches(drink, estimate(volume, strength, basis)) == isRight)
    }

    @Test(
        arguments: [
            ([.stir], .up, 22, true), ([.stir], .up, 21.9, false), ([.shake], .up, 30, false),
            ([.shake], .hot, 0, true), ([.shake, .stir], .rocks, 22, true),
        ] as [([TechniqueKind], ServingStyle, Double, Bool)])
    func `a drink for cold weather is hot, or stirred with at least 22 per cent`(
        techniques: [TechniqueKind], serving: ServingStyle, strength: Double, isRight: Bool
    ) {
        #expect(TonightStyle.hotOrStrong.matches(drink(techniques, serving), estimate(90, strength)) == isRight)
    }
}
