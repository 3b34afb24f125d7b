package import Domain
import FeatureKit

/// Where a flow of digging may begin.
package enum DigDestination: Destination {
    /// The root of the tab.
    case home
    case list(CharacterList)
    /// The search, with a text typed already.
    case search(String)
    /// The form in which a character is dug; prefilled where it was dug before.
    case form(Identifier<WorkCharacter>)
    /// What everybody says of a character.
    case result(Identifier<WorkCharacter>)
    /// What is new for the member.
    case inbox

    private static let longestSearch = 60

    /// Reads `dig`, `dig/…`, `inbox`, `search:TEXT`, `dig:ID` and `result:ID`.
    package init?(route: String) {
        if let named = Self.named(route) {
            self = named
            return
        }
        guard let text = RouteText(route) else { return nil }
        switch (text.kind, text.id(of: WorkCharacter.self)) {
        case ("search", _): self = .search(PlainText.line(text.value, limit: Self.longestSearch))
        case ("dig", let id?): self = .form(id)
        case ("result", let id?): self = .result(id)
        default: return nil
        }
    }

    /// The route that opens it.
    package var route: String {
        switch self {
        case .home: "dig"
        case .list(let list): "dig/\(list.rawValue)"
        case .search(let text): text.isEmpty ? "dig/search" : "search:\(text)"
        case .form(let id): "dig:\(id)"
        case .result(let id): "result:\(id)"
        case .inbox: "inbox"
        }
    }

    /// The root, the lists, the empty search and the inbox.
    package static let named: [Self] = [.home, .inbox, .search("")] + CharacterList.allCases.map { .list($0) }
    /// A form, a result and a search for a text.
    package static let kinds = ["dig", "result", "search"]

    /// A character that was dug shows what everybody says, any other the form.
    static func character(_ character: DugState) -> Self {
        character.isDug ? .result(character.id) : .form(character.id)
    }
}
