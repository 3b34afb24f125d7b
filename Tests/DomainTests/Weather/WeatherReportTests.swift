import TestSupport
import Testing

@testable import Domain

/// When a report is requested again, how old it is, and which of its hours are ahead.
struct WeatherReportTests {
    private let report = SampleReports.report(fetchedAt: SampleReports.moment + 420)
    private let time = SampleReports.moment

    @Test func `a report is due when the provider has newer values`() {
        #expect(report.dueAt == time + 900)
        #expect(!report.isDue(at: time + 899))
        #expect(report.isDue(at: time + 900))
    }

    @Test(arguments: [(899 as Int64, 900 as Int64), (900, 1_800), (901, 1_801)])
    func `a report fetched at the end of its interval is not due at once`(delay: Int64, due: Int64) {
        #expect(SampleReports.report(fetchedAt: time + delay).dueAt == time + due)
    }

    @Test func `a report outdated on arrival is not due before its interval`() {
        let late = SampleReports.report(fetchedAt: time + 5_000)
        #expect(!late.isDue(at: time + 5_899))
        #expect(late.isDue(at: time + 5_900))
        #expect(late.isStale(at: time + 5_001))
    }

    @Test func `a report from the future is due after its interval`() {
        let early = SampleReports.report(at: time + 86_400, fetchedAt: time)
        #expect(!early.isDue(at: time + 899))
        #expect(early.isDue(at: time + 900))
        #expect(early.age(at: time) == 0)
    }

    @Test func `a report is due if the clock is set back`() {
        #expect(report.isDue(at: time - 86_400))
        #expect(report.age(at: time - 86_400) == 0)
    }

    @Test func `the age of a report is that of its values`() {
        #expect(report.age(at: time + 600) == 600)
    }

    @Test func `the hours ahead start with the current one`() {
        let hours = report.hours(from: time + 1_800, count: 24)
        #expect(hours.first?.time == time)
        #expect(hours.count == 24)
        #expect(report.hours(from: time + 3_600, count: 24).first?.time == time + 3_600)
        #expect(report.hours(from: time + 30 * 86_400, count: 24).isEmpty)
    }

    @Test func `the days of a report start with today, in the city's time zone`() {
        let days = report.days(from: time)
        #expect(days.map { LocalDay(daysSince1970: $0.number).text }.prefix(2) == ["2026-11-21", "2026-11-22"])
        #expect(days.count == 7 && days.map(\.isToday) == [true] + Array(repeating: false, count: 6))
        #expect(days.allSatisfy { $0.hours.count == 24 && $0.lowest == -8 && $0.highest == 15 })
        #expect(days[0].code == WeatherCode(3) && days[0].rain.chance == nil && days[0].rain.amount == nil)
        #expect(report.days(from: time + 86_400).first?.isToday == true)
        #expect(report.days(from: time + 30 * 86_400).isEmpty)
    }
}

/// F: the slots of a forecast, and when it is outdated.
struct ForecastTests {
    private let start: Int64 = 1_795_186_800

    private func hours(_ count: Int, from start: Int64? = nil) -> [HourlyWeather] {
        (0..<count).map { index in
            HourlyWeather(
                time: (start ?? self.start) + Int64(index) * 3_600, temperature: Double(index),
                humidity: Double(index * 10))
        }
    }

    private func slot(at start: Int64, maximum: Double?, minimum: Double?, humidity: Double?) -> ForecastSlot {
        ForecastSlot(
            start: start, maximum: maximum, minimum: minimum, humidity: humidity, rainChance: nil, rain: nil, gust: nil,
            uvIndex: nil, dust: nil)
    }

    @Test func `a slot has the extreme temperatures of its hours and their mean humidity`() throws {
        let slots = ForecastSlot.slots(of: hours(6), after: start - 1)
        #expect(
            slots == [
                slot(at: start, maximum: 2, minimum: 0, humidity: 10),
                slot(at: start + 10_800, maximum: 5, minimum: 3, humidity: 40),
            ])
    }

    @Test func `slots that have begun are dropped`() {
        #expect(ForecastSlot.slots(of: hours(9), after: start).map(\.start) == [start + 10_800, start + 21_600])
        #expect(ForecastSlot.slots(of: hours(9), after: start + 86_400).isEmpty)
        #expect(ForecastSlot.slots(of: [], after: 0).isEmpty)
    }

    @Test func `missing values stay missing, and a missing row shifts no other`() {
        var rows = hours(9)
        for index in 0..<3 { rows[index].temperature = nil }
        rows[4].humidity = nil
        rows.remove(at: 5)
        let slots = ForecastSlot.slots(of: rows, after: start - 1)
        #expect(
            slots == [
                slot(at: start, maximum: nil, minimum: nil, humidity: 10),
                slot(at: start + 10_800, maximum: 4, minimum: 3, humidity: 30),
                slot(at: start + 21_600, maximum: 8, minimum: 6, humidity: 70),
            ])
    }

    private func forecast(_ slots: [ForecastSlot]) -> Forecast {
        Forecast(city: "seoul", slots: slots, zone: CityZone(name: "Asia/Seoul", offset: 32_400), fetchedAt: start)
    }

    @Test func `F1 a forecast is not due while its first slot is ahead`() {
        let forecast = forecast([slot(at: start + 10, maximum: 1, minimum: 0, humidity: 5)])
        #expect(!forecast.isDue(at: start + 9))
    }

    @Test func `F2 a forecast is due when its first slot starts`() {
        let forecast = forecast([slot(at: start + 10, maximum: 1, minimum: 0, humidity: 5)])
        #expect(forecast.isDue(at: start + 10))
    }

    @Test func `F3 a forecast is due when it is empty or from the future`() {
        #expect(forecast([]).isDue(at: start))
        let ahead = forecast([slot(at: start + 10, maximum: 1, minimum: 0, humidity: 5)])
        #expect(ahead.isDue(at: start - 1))
    }

    @Test func `a forecast from a report has its first slot after the answer`() {
        let report = SampleReports.report()
        let forecast = Forecast(report)
        #expect(forecast.slots.first?.start == SampleReports.moment + 3_600)
        #expect(forecast.slots.count == 51)
        #expect(!forecast.isSample)
        #expect(Forecast(SampleReports.report(origin: .sample)).isSample)
    }
}
