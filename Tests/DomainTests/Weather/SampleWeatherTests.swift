import Domain
import TestSupport
import Testing

/// Made-up weather: deterministic, plausible, and marked as a sample.
struct SampleWeatherTests {
    private let clock = ManualClock(SampleReports.moment + 100)

    @Test func `sample weather is marked as a sample and is reproducible`() async throws {
        let sample = SampleWeather(clock: clock)
        let first = try await sample.update(SampleReports.cities, .now)
        #expect(first.problems.isEmpty)
        #expect(first.reports.count == 20)
        #expect(first.reports.values.allSatisfy { $0.isSample })
        #expect(try await SampleWeather(clock: clock).known(SampleReports.cities) == first.reports)
        #expect(Set(first.reports.values.map(\.current.temperature)).count > 5)
    }

    @Test func `sample weather changes every quarter of an hour, and its forecast lies ahead`() async throws {
        let sample = SampleWeather(clock: clock)
        let seoul = SampleReports.city("seoul")
        let before = try #require(try await sample.known([seoul])["seoul"])
        clock.advance(by: 300)
        #expect(try await sample.known([seoul])["seoul"]?.current == before.current)
        clock.advance(by: 900)
        #expect(try await sample.known([seoul])["seoul"]?.current.time != before.current.time)
        let forecast = try await sample.forecast(of: seoul, .whenDue)
        #expect(forecast.isSample && !forecast.isDue(at: clock.now()))
        #expect(forecast.slots.allSatisfy { ($0.maximum ?? -99) >= ($0.minimum ?? 99) })
    }

    @Test func `the moment, the hours and the days of a sample agree, at any hour of a week`() async throws {
        let sample = SampleWeather(clock: clock)
        var wetDays = 0
        for _ in 0..<24 {
            for report in try await sample.known(SampleReports.cities).values {
                let now = clock.now()
                let current = report.current
                let today = try #require(report.days(from: now).first)
                let (low, high) = (try #require(current.minimum), try #require(current.maximum))
                let (lowest, highest) = (try #require(today.lowest), try #require(today.highest))
                #expect(current.code == report.hours(from: now, count: 1).first?.code)
                #expect(low <= current.temperature && current.temperature <= high)
                #expect(low <= lowest && highest <= high)
                for day in report.days(from: now) {
                    let isWet = day.code?.condition.isWet == true
                    #expect(day.hours.allSatisfy { $0.code?.condition.isWet == isWet && ($0.rain ?? 0 > 0) == isWet })
                    wetDays += isWet ? 1 : 0
                }
            }
            clock.advance(by: 7 * 3_600 + 900)
        }
        #expect(wetDays > 0)
    }

    @Test func `summer samples are warmer than winter samples`() async throws {
        let seoul = SampleReports.city("seoul")
        // 21 January and 21 July 2026.
        let winter = try #require(try await SampleWeather(clock: ManualClock(1_768_953_600)).known([seoul])["seoul"])
        let summer = try #require(try await SampleWeather(clock: ManualClock(1_784_592_000)).known([seoul])["seoul"])
        #expect(summer.current.temperature > max(winter.current.temperature + 15, 15))
    }

    @Test func `samples of July are cooler in the far north than in Seoul`() async throws {
        let helsinki = City(
            id: "helsinki", name: LocalizedText(english: "Helsinki", korean: "헬싱키"),
            country: LocalizedText(english: "Finland", korean: "핀란드"), countryCode: "FI", latitude: 60.17,
            longitude: 24.94, timeZone: "Europe/Helsinki")
        let cities = [helsinki, SampleReports.city("seoul")]
        // 21 July 2026.
        let reports = try await SampleWeather(clock: ManualClock(1_784_592_000)).known(cities)
        func mean(_ city: Identifier<City>) throws -> Double {
            let temperatures = try #require(reports[city]).hours.compactMap(\.temperature)
            return temperatures.reduce(0, +) / Double(temperatures.count)
        }
        #expect(try mean("helsinki") < mean("seoul"))
    }

    @Test func `the switch selects real or sample weather`() async throws {
        let stub = StubWeatherRepository()
        stub.answer([SampleReports.report()])
        let toggle = DemoWeatherToggle()
        let sample = SampleWeather(clock: clock)
        let weather = ToggledWeather(stub, sample: sample, toggle: toggle)
        let forecasts = ToggledForecast(stub, sample: sample, toggle: toggle)
        let seoul = SampleReports.city("seoul")
        #expect(try await weather.update([seoul], .whenDue).reports["seoul"]?.isSample == false)
        #expect(try await !forecasts.forecast(of: seoul, .whenDue).isSample)
        await toggle.turn(on: true)
        #expect(try await weather.update([seoul], .whenDue).reports["seoul"]?.isSample == true)
        #expect(try await weather.known([seoul])["seoul"]?.isSample == true)
        #expect(try await forecasts.forecast(of: seoul, .whenDue).isSample)
        #expect(stub.asked.count == 1 && stub.forecastAsked.count == 1)
    }
}
