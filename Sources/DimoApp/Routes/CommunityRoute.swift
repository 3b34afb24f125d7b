public import Domain

/// A place among works, characters and members.
public enum CommunityRoute: Hashable, Sendable {
    /// All of one shelf of Home.
    case shelf(String)
    /// What is new for the member.
    case inbox
    /// The works the member added.
    case ownWorks
    /// The characters the member asked for.
    case requests
    /// What the member hid.
    case hidden
    /// Somebody to dig at random.
    case random
    /// Who is dug most.
    case hot
    /// The search, with a text typed already.
    case search(String)
    /// The form in which a character is dug.
    case dig(Identifier<WorkCharacter>)
    /// What everybody says of a character.
    case result(Identifier<WorkCharacter>)
    /// A work's page.
    case work(Identifier<Work>)
    /// A character's page.
    case character(Identifier<WorkCharacter>)
    /// A review's page.
    case review(Identifier<Review>)
    /// A member's momentum.
    case member(Identifier<Profile>)
    /// One of my own lists.
    case list(String)
    /// A year of my days.
    case calendar

    static let shelves = ["today", "led", "characters", "wished", "hot"]
    static let lists = ["wished", "watched", "dug", "reviews", "comments", "votes"]

    /// The routes without an id, by name.
    static let named: [(name: String, route: CommunityRoute)] =
        [
            ("inbox", .inbox), ("dig/random", .random), ("dig/hot", .hot), ("dig/search", .search("")),
            ("dig/own", .ownWorks), ("dig/requests", .requests), ("dig/hidden", .hidden),
            ("momentum/calendar", .calendar),
        ] + lists.map { ("momentum/\($0)", .list($0)) } + shelves.map { ("home/\($0)", .shelf($0)) }

    /// The kinds of routes with an id.
    static let kinds = ["work", "character", "dig", "result", "review", "member", "search"]

    /// Reads a route; nil for one of other places.
    init?(_ text: String) {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else { return nil }
        if parts[0] == "search" {
            self = .search(PlainText.line(parts[1], limit: 60))
            return
        }
        guard Identifier<Work>(parts[1]).isWellFormed else { return nil }
        switch parts[0] {
        case "work": self = .work(Identifier(parts[1]))
        case "character": self = .character(Identifier(parts[1]))
        case "dig": self = .dig(Identifier(parts[1]))
        case "result": self = .result(Identifier(parts[1]))
        case "review": self = .review(Identifier(parts[1]))
        case "member": self = .member(Identifier(parts[1]))
        default: return nil
        }
    }

    /// The tab whose stack it opens on.
    var tab: AppTab {
        switch self {
        case .shelf: .home
        case .member, .list, .calendar: .momentum
        case .inbox, .ownWorks, .requests, .hidden, .random, .hot, .search, .dig, .result, .work, .character, .review:
            .dig
        }
    }
}
