package import Domain
import FeatureKit

/// Where a flow of momentum may begin.
package enum MomentumDestination: Destination {
    /// My own page.
    case mine
    /// Another member's.
    case member(Identifier<Profile>)
    /// One list, mine or another member's.
    case list(MomentumList, of: Identifier<Profile>? = nil)
    /// A year of my days.
    case calendar
    /// One of my months; nil for the present one.
    case month(LocalMonth?)
    /// My votes beside another member's.
    case comparison(with: Identifier<Profile>)

    /// Reads `momentum`, `momentum/…`, `member:ID` and `month:2026-11`.
    package init?(route: String) {
        if let named = Self.named(route) {
            self = named
        } else if let text = RouteText(route), text.kind == "member", let id = text.id(of: Profile.self) {
            self = .member(id)
        } else if let text = RouteText(route), text.kind == "month", let month = LocalMonth(text.value) {
            self = .month(month)
        } else {
            return nil
        }
    }

    /// The route that opens it; what belongs to another member opens that member's page.
    package var route: String {
        switch self {
        case .mine: "momentum"
        case .member(let id), .comparison(let id): "member:\(id)"
        case .list(let list, let member): member.map { "member:\($0)" } ?? list.route
        case .calendar: "momentum/calendar"
        case .month(let month): month.map { "month:\($0.text)" } ?? "momentum/month"
        }
    }

    /// My page, my lists, the calendar and the present month.
    package static let named: [Self] = [.mine, .calendar, .month(nil)] + MomentumList.allCases.map { .list($0) }
    /// A member's page, and a month.
    package static let kinds = ["member", "month"]
}
