package import Domain
import FeatureKit

/// Where a flow through works, characters and reviews may begin.
package enum WorksDestination: Destination {
    /// A work's page.
    case work(Identifier<Work>)
    /// A character's page.
    case character(Identifier<WorkCharacter>)
    /// A review's page.
    case review(Identifier<Review>)
    /// The form for a review of a character.
    case writing(about: Identifier<WorkCharacter>)
    /// The form in which a work is noted as watched.
    case watching(WorkReference)
    /// The works the member added.
    case ownWorks
    /// The requests for characters.
    case requests
    /// What the member hid.
    case hidden

    /// Reads `dig/own`, `dig/requests`, `dig/hidden`, `work:ID`, `character:ID` and `review:ID`.
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
        default: return nil
        }
    }

    private init?(_ found: Self?) {
        guard let found else { return nil }
        self = found
    }

    /// The route that opens it; a form has the name of its screen.
    package var route: String {
        switch self {
        case .work(let id): "work:\(id)"
        case .character(let id): "character:\(id)"
        case .review(let id): "review:\(id)"
        case .writing(let id): WritingSubject.review(of: id).route
        case .watching: "watched/write"
        case .ownWorks: "dig/own"
        case .requests: "dig/requests"
        case .hidden: "dig/hidden"
        }
    }

    /// What a member added, asked for and hid.
    package static let named: [Self] = [.ownWorks, .requests, .hidden]
    package static let kinds = ["work", "character", "review"]
}
