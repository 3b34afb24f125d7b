import Domain
import TestSupport
import Testing

struct LocalTimeTests {
    /// A local time whose clock is put an hour ahead at a moment.
    private struct SpringWall: LocalTime {
        let moment: Int64

        func secondsFromUTC(at moment: Int64) -> Int64 { moment < self.moment ? 0 : 3_600 }
    }

    private let hour: Int64 = 3_600
    private let midnight: Int64 = 1_795_219_200

    @Test(arguments: [(0, 5), (9, 5), (-8, 5)] as [(Int64, Int64)])
    func `a day starts at five, local time`(hours: Int64, first: Int64) {
        let wall = FixedLocalTime(hoursEast: hours)
        let start = midnight + (first - hours) * hour
        #expect(wall.dayStart(of: start) == start)
        #expect(wall.dayStart(of: start + 24 * hour - 1) == start)
        #expect(wall.dayStart(of: start - 1) == start - 24 * hour)
    }

    @Test func `times before 1970 have a day start`() {
        #expect(FixedLocalTime().dayStart(of: -1) == 5 * hour - 24 * hour)
        #expect(FixedLocalTime().dayStart(of: 5 * hour) == 5 * hour)
    }

    @Test func `a day in which the clock is set forward still starts at five`() {
        let wall = SpringWall(moment: midnight + 12 * hour)
        #expect(wall.dayStart(of: midnight + 20 * hour) == midnight + 5 * hour)
        #expect(wall.dayStart(of: midnight + 30 * hour) == midnight + 28 * hour)
    }
}
