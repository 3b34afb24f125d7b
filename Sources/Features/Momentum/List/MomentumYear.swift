import Domain
import Reactive

/// The year that a momentum list is limited to; nil for all years.
@MainActor
final class MomentumYear {
    /// No list has anything earlier: no film is older.
    private static let earliest = 1_878

    var value: Int? { year.value }
    var changes: Events<Void> { year.changes.map { _ in } }

    private let clock: any WallClock
    private let localTime: any LocalTime
    private let year = Observable<Int?>(nil)

    init(clock: any WallClock, localTime: any LocalTime) {
        self.clock = clock
        self.localTime = localTime
    }

    /// Moves by a number of years; all years come after the current one.
    func move(by years: Int) {
        let present = localTime.day(of: localTime.dayStart(of: clock.now())).year
        let moved = (year.value ?? present + 1) + years
        year.send(moved > present ? nil : max(moved, Self.earliest))
    }
}
