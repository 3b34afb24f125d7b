import Domain
import Testing

/// M9-M11: how often a screen polls, and how failures slow it down.
struct PollingScheduleTests {
    @Test func `the intervals are 3, 5 and 60 seconds`() {
        let intervals = WeatherIntervals()
        #expect(intervals.list == .seconds(3))
        #expect(intervals.detail == .seconds(5))
        #expect(intervals.forecast == .seconds(60))
    }

    @Test func `each failure doubles the wait up to a minute, and a success resets it`() {
        var schedule = PollingSchedule(interval: .seconds(3))
        var waits: [Duration] = []
        for _ in 0..<7 {
            waits.append(schedule.wait)
            schedule.note(isFailure: true)
        }
        #expect(waits == [3, 6, 12, 24, 48, 60, 60].map { .seconds($0) })
        schedule.note(isFailure: false)
        #expect(schedule.wait == .seconds(3))
    }

    @Test func `an interval above a minute is kept, and a thousand failures do not overflow`() {
        var schedule = PollingSchedule(interval: .seconds(300))
        for _ in 0..<1_000 { schedule.note(isFailure: true) }
        #expect(schedule.wait == .seconds(300))
    }
}
