package import Domain
import FeatureKit

package enum WorksDestination: Destination {
    case work(Identifier<Work>)
    case character(Identifier<WorkCharacter>)
    case review(Identifier<Review>)
    case writing(about: Identifier<WorkCharacter>)
    case watching(WorkReference)
    case ownWorks
    case newWork(String)
    case requests
    case hidden

    package init?(route: String) {
        if let named = Self.named(route) {
            self = named
            return
        }
        guard let text = RouteText(route) else { return nil }
        switch text.kind {
        case "work": self.init(text.id().map(Self.work))
        case "character": self.init(text.id().map(Self.character))
        case "review": self.init(text.id().map(Self.review))
        case "add-work": self = .newWork(PlainText.line(text.value, limit: OwnWork.longestName))
        default: return nil
        }
    }

    private init?(_ found: Self?) {
        guard let found else { return nil }
        self = found
    }

    /// A form has the route of its screen.
    package var route: String {
        switch self {
        case .work(let id): "work:\(id)"
        case .character(let id): "character:\(id)"
        case .review(let id): "review:\(id)"
        case .writing(let id): WritingSubject.review(of: id).route
        case .watching: "watched/write"
        case .ownWorks: "dig/own"
        case .newWork(let title): "add-work:\(title)"
        case .requests: "dig/requests"
        case .hidden: "dig/hidden"
        }
    }

    package static let named: [Self] = [.ownWorks, .requests, .hidden]
    package static let kinds = ["work", "character", "review", "add-work"]
}
