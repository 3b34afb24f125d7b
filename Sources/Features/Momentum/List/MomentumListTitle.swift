import Domain
import Reactive

/// The title of a momentum list; names another member once the name is read.
@MainActor
final class MomentumListTitle {
    private let list: MomentumList
    private let strings: Strings
    private var nickname: String?

    init(list: MomentumList, strings: Strings) {
        self.list = list
        self.strings = strings
    }

    var text: String {
        guard list.isShared, let nickname else { return strings["momentum.\(list.rawValue)"] }
        return strings("momentum.of.\(list.rawValue)", nickname)
    }

    /// Sets the owner of the list; nil for a member who has left.
    func apply(_ member: MemberReference?) { nickname = member?.nickname }
}

package enum MomentumList: String, CaseIterable, Sendable {
    case wished
    /// Watched works, newest first.
    case watched
    /// Dug characters, newest first.
    case dug
    case reviews
    /// Written comments; only for the member's own page.
    case comments
    case votes

    package var route: String { "momentum/\(rawValue)" }
    /// Whether other members' pages have the list too.
    var isShared: Bool { self == .wished || self == .dug || self == .reviews }
}

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
