package import Domain
import FeatureKit

package enum MomentumDestination: Destination {
    case mine
    case member(Identifier<Profile>)
    case list(MomentumList, of: Identifier<Profile>? = nil)
    case calendar
    /// The member's lists of works, imported from diaries.
    case workLists
    case workList(String)
    /// A month of the member; nil for the current one.
    case month(LocalMonth?)
    case comparison(with: Identifier<Profile>)

    package init?(route: String) {
        if let named = Self.named(route) {
            self = named
        } else if let text = RouteText(route), text.kind == "member", let id = text.id(of: Profile.self) {
            self = .member(id)
        } else if let text = RouteText(route), text.kind == "month", let month = LocalMonth(text.value) {
            self = .month(month)
        } else if let text = RouteText(route), text.kind == "list", !text.value.isEmpty {
            self = .workList(text.value)
        } else {
            return nil
        }
    }

    /// The route; another member's lists and comparison use the route of that member's page.
    package var route: String {
        switch self {
        case .mine: "momentum"
        case .member(let id), .comparison(let id): "member:\(id)"
        case .list(let list, let member): member.map { "member:\($0)" } ?? list.route
        case .calendar: "momentum/calendar"
        case .workLists: "momentum/lists"
        case .workList(let name): "list:\(name)"
        case .month(let month): month.map { "month:\($0.text)" } ?? "momentum/month"
        }
    }

    package static let named: [Self] =
        [.mine, .calendar, .month(nil), .workLists] + MomentumList.allCases.map { .list($0) }
    package static let kinds = ["member", "month", "list"]
}
