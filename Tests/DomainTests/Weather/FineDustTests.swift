import Domain
import TestSupport
import Testing

/// The bands of Korea's Ministry of Environment, at their limits.
struct FineDustTests {
    @Test(arguments: [
        (0.0, DustGrade.good), (15.4, .good), (15.5, .moderate), (35, .moderate), (36, .bad), (75.4, .bad),
        (76, .veryBad), (900, .veryBad),
    ])
    func `fine particles have four grades`(value: Double, grade: DustGrade) {
        #expect(DustGrade(pm25: value) == grade)
    }

    @Test(arguments: [
        (30.0, DustGrade.good), (31, .moderate), (80, .moderate), (81, .bad), (150, .bad), (151, .veryBad),
    ])
    func `coarse particles have four grades`(value: Double, grade: DustGrade) {
        #expect(DustGrade(pm10: value) == grade)
    }

    @Test func `the grade is the worse of both, and no values give no dust`() {
        #expect(FineDust(pm25: 10, pm10: 90)?.grade == .bad)
        #expect(FineDust(pm25: 40, pm10: nil)?.grade == .bad)
        #expect(FineDust(pm25: nil, pm10: nil) == nil)
    }

    @Test func `the air quality of a report is due after an hour`() {
        let report = SampleReports.report()
        #expect(report.air == nil && report.isAirDue(at: SampleReports.moment))
        let hour = report.hours[15].time
        let air = AirQuality(
            time: SampleReports.moment, current: FineDust(pm25: 20, pm10: nil),
            hours: [hour: FineDust(pm25: 30, pm10: 40)].compactMapValues(\.self))
        let known = report.with(air)
        #expect(known.air == air)
        for (age, isDue) in [(-1 as Int64, true), (0, false), (3_599, false), (3_600, true)] {
            #expect(known.isAirDue(at: SampleReports.moment + age) == isDue, "\(age)")
        }
        #expect(Forecast(known).slots.first?.dust == 30)
    }
}
