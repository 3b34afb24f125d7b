import Domain
import TestSupport
import Testing

@testable import Weather

/// Icons are cached, equal requests are joined, and entries are cleared however a request ends.
struct WeatherIconCacheTests {
    /// A source that draws when a test lets it, or fails.
    private actor Source: WeatherIconSource {
        let latch: Latch
        private(set) var drawn: [WeatherIcon.Key] = []
        private var isFailing = false

        init(isOpen: Bool = true) { latch = Latch(isOpen: isOpen) }

        func setFailing(_ isFailing: Bool) { self.isFailing = isFailing }

        func icon(for key: WeatherIcon.Key) async throws -> WeatherIcon {
            drawn.append(key)
            await latch.pass()
            if isFailing { throw UnknownIconSize(columns: key.columns) }
            return WeatherIcon(drawn: [], plain: [])
        }
    }

    private let rain = WeatherIcon.Key(condition: .rain, isDay: true, columns: 4)

    @Test func `equal requests are drawn once, and both receive the icon`() async throws {
        let source = Source(isOpen: false)
        let cache = WeatherIconCache(source: source)
        async let first = cache.icon(for: rain)
        await source.latch.waitForArrivals(1)
        async let second = cache.icon(for: rain)
        #expect(await cache.inFlightCount == 1)
        await source.latch.open()
        _ = try await (first, second)
        #expect(await source.drawn.count == 1)
        #expect(await cache.inFlightCount == 0)
        _ = try await cache.icon(for: rain)
        #expect(await source.drawn.count == 1)
    }

    @Test func `a failure reaches every waiting request, and the next request starts over`() async throws {
        let source = Source(isOpen: false)
        await source.setFailing(true)
        let cache = WeatherIconCache(source: source)
        async let first = Result { try await cache.icon(for: rain) }
        await source.latch.waitForArrivals(1)
        async let second = Result { try await cache.icon(for: rain) }
        await source.latch.open()
        let outcomes = await [first, second]
        for outcome in outcomes { #expect(throws: UnknownIconSize.self) { try outcome.get() } }
        #expect(await cache.inFlightCount == 0)
        await source.setFailing(false)
        _ = try await cache.icon(for: rain)
        #expect(await cache.count == 1)
    }

    @Test func `a cancelled request leaves nothing in flight`() async throws {
        let source = Source(isOpen: false)
        let cache = WeatherIconCache(source: source)
        let task = Task { try await cache.icon(for: rain) }
        await source.latch.waitForArrivals(1)
        task.cancel()
        await source.latch.open()
        _ = try? await task.value
        #expect(await cache.inFlightCount == 0)
    }

    @Test func `condition, day or night, and columns make the key; the least used go first`() async throws {
        let source = Source()
        let cache = WeatherIconCache(limit: 2, source: source)
        let night = WeatherIcon.Key(condition: .rain, isDay: false, columns: 4)
        let large = WeatherIcon.Key(condition: .rain, isDay: true, columns: 16)
        _ = try await cache.icon(for: rain)
        _ = try await cache.icon(for: night)
        _ = try await cache.icon(for: rain)
        _ = try await cache.icon(for: large)
        #expect(await cache.count == 2)
        #expect(await source.drawn == [rain, night, large])
        _ = try await cache.icon(for: rain)
        #expect(await source.drawn.count == 3)
        _ = try await cache.icon(for: night)
        #expect(await source.drawn.count == 4)
    }

    @Test func `an icon of an unknown width is an error`() async {
        await #expect(throws: UnknownIconSize(columns: 5)) {
            try await DrawnWeatherIcons().icon(for: .init(condition: .snow, isDay: true, columns: 5))
        }
    }

    @Test(arguments: WeatherIcon.Size.allCases, WeatherCondition.allCases)
    func `every condition is drawn in every size, inside its room, in ASCII too`(
        size: WeatherIcon.Size, condition: WeatherCondition
    ) async throws {
        for isDay in [true, false] {
            let icon = try await DrawnWeatherIcons().icon(
                for: .init(condition: condition, isDay: isDay, columns: size.columns))
            for rows in [icon.drawn, icon.plain] {
                #expect(rows.count <= size.rows && rows.contains { !$0.isEmpty })
                for piece in rows.joined() {
                    #expect(piece.column >= 0 && piece.column + piece.text.count <= size.columns)
                }
            }
            #expect(icon.plain.joined().allSatisfy { $0.text.unicodeScalars.allSatisfy { $0.isASCII } })
        }
    }

    @Test(arguments: WeatherIcon.Size.allCases)
    func `clear and cloudy, day and night, rain and snow look different`(size: WeatherIcon.Size) async throws {
        var drawings: Set<[[String]]> = []
        let kinds: [(WeatherCondition, Bool)] = [
            (.clear, true), (.clear, false), (.partlyCloudy, true), (.partlyCloudy, false), (.overcast, true),
            (.fog, true), (.drizzle, true), (.rain, true), (.snow, true), (.thunderstorm, true), (.hailstorm, true),
        ]
        for (condition, isDay) in kinds {
            let icon = try await DrawnWeatherIcons().icon(
                for: .init(condition: condition, isDay: isDay, columns: size.columns))
            drawings.insert(icon.drawn.map { $0.map { "\($0.column)\($0.text)" } })
        }
        #expect(drawings.count == kinds.count)
    }
}

extension Result where Failure == any Error {
    init(_ work: () async throws -> Success) async {
        do { self = .success(try await work()) } catch { self = .failure(error) }
    }
}
