import Domain
import Navigation
import Reactive
import Terminal

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

    /// - Parameter owner: another member, once read; nil for the member's own list.
    func title(of owner: MemberReference?, _ strings: Strings) -> String {
        guard isShared, let owner else { return strings["momentum.\(rawValue)"] }
        return strings("momentum.of.\(rawValue)", owner.nickname)
    }
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

    /// The keys that step through the years; all years together follow the current one.
    func keys(_ strings: Strings) -> [KeyAction] {
        [
            KeyAction(
                id: "momentum.year-earlier", title: strings["action.year-earlier"],
                keys: [Key(.left), .character("h")], hint: 2
            ) { [self] in move(by: -1) },
            KeyAction(
                id: "momentum.year-later", title: strings["action.year-later"], keys: [Key(.right), .character("l")]
            ) { [self] in move(by: 1) },
        ]
    }
}
