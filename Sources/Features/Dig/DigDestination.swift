package import Domain
import FeatureKit

package enum DigDestination: Destination {
    case home
    case list(CharacterList)
    case search(String)
    /// The form to dig a character; prefilled with an earlier vote.
    case form(Identifier<WorkCharacter>)
    case result(Identifier<WorkCharacter>)
    case inbox
    /// The cast of a work, one after the other.
    case run(Identifier<Work>)

    private static let longestSearch = 60

    /// Parses `dig`, `dig/…`, `inbox`, `search:TEXT`, `dig:ID`, `result:ID` and `run:WORK`.
    package init?(route: String) {
        if let named = Self.named(route) {
            self = named
            return
        }
        guard let text = RouteText(route) else { return nil }
        if text.kind == "run", let work = text.id(of: Work.self) {
            self = .run(work)
            return
        }
        switch (text.kind, text.id(of: WorkCharacter.self)) {
        case ("search", _): self = .search(PlainText.line(text.value, limit: Self.longestSearch))
        case ("dig", let id?): self = .form(id)
        case ("result", let id?): self = .result(id)
        default: return nil
        }
    }

    package var route: String {
        switch self {
        case .home: "dig"
        case .list(let list): "dig/\(list.rawValue)"
        case .search(let text): text.isEmpty ? "dig/search" : "search:\(text)"
        case .form(let id): "dig:\(id)"
        case .result(let id): "result:\(id)"
        case .inbox: "inbox"
        case .run(let id): "run:\(id)"
        }
    }

    package static let named: [Self] = [.home, .inbox, .search("")] + CharacterList.allCases.map { .list($0) }
    package static let kinds = ["dig", "result", "run", "search"]

    static func character(_ character: DugState) -> Self {
        character.isDug ? .result(character.id) : .form(character.id)
    }
}
