import Domain
import TestSupport
import Testing

/// The bands of the World Health Organization, at their limits.
struct UVBandTests {
    @Test(arguments: [
        (0.0, UVBand.low), (2.4, .low), (2.5, .moderate), (5.4, .moderate), (5.5, .high), (7.4, .high),
        (7.5, .veryHigh), (10.4, .veryHigh), (10.5, .extreme), (16, .extreme),
    ])
    func `an index is in one of five bands`(index: Double, band: UVBand) {
        #expect(UVBand(index: index) == band)
    }

    @Test func `the day's highest index is at least the current one, and unknown without both`() {
        func highest(_ now: Double?, _ day: Double?) -> Double? {
            let report = SampleReports.report()
            var current = report.current
            (current.uvIndex, current.highestUVIndex) = (now, day)
            return WeatherReport(
                city: report.city, current: current, hours: [], zone: report.zone, fetchedAt: report.fetchedAt
            ).highestUVIndex
        }
        #expect(highest(2, 6) == 6 && highest(7, 6) == 7 && highest(nil, 4) == 4 && highest(3, nil) == 3)
        #expect(highest(nil, nil) == nil)
    }
}
