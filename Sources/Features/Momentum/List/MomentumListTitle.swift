import Domain

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
    /// The history of the member's own votes, with changes.
    case votes

    package var route: String { "momentum/\(rawValue)" }
    /// Whether other members' pages have the list too.
    var isShared: Bool { self == .wished || self == .dug || self == .reviews }
}
