package import CommunityProtocol
package import Domain

/// Something of a community that is looked at, and asked for when it is old.
package enum CommunityResource: Hashable, Sendable {
    /// What the community says of itself.
    case server
    /// What the votes on a character say; only for who may know.
    case result(Identifier<WorkCharacter>)
    /// A character without what the votes say.
    case character(Identifier<WorkCharacter>)
    /// A work, what is thought of it, and how often its characters were dug.
    case work(Identifier<Work>)
    /// The first page of a list.
    case list(CrowdList, MBTI?, WorkKind?)
    /// The first page of a character's reviews, in an order.
    case reviews(Identifier<WorkCharacter>, order: ReviewOrder)
    /// The comments below a review, by its id there.
    case comments(String)
    /// A member as others see one.
    case member(Identifier<Profile>)
    /// Whom a member dug last.
    case memberVotes(Identifier<Profile>)
    /// What a member wished for last.
    case memberWishes(Identifier<Profile>)
    /// What a member wrote last.
    case memberReviews(Identifier<Profile>)
    /// The first that are found by a text.
    case search(String)
    /// The newest of the member's inbox.
    case inbox
    /// What follows on what is known of a list or of posts.
    indirect case more(CommunityResource)

    /// How long an answer is believed, seconds.
    package static let age: Int64 = 60

    /// Its name in the store.
    package var key: String {
        ([endpoint.path] + query.map { "\($0.name.rawValue)=\($0.value)" }).joined(separator: " ")
    }

    /// Where it is asked for.
    package var endpoint: Endpoint {
        switch self {
        case .server: .server
        case .result(let id): .result(id)
        case .character(let id): .character(id)
        case .work(let id): .work(id)
        case .list(let list, _, _): .list(list)
        case .reviews(let id, _): .characterReviews(id)
        case .comments(let id): .comments(id)
        case .member(let id): .member(id)
        case .memberVotes(let id): .memberVotes(id)
        case .memberWishes(let id): .memberWishes(id)
        case .memberReviews(let id): .memberReviews(id)
        case .search: .search
        case .inbox: .inbox
        case .more(let known): known.endpoint
        }
    }

    /// What is said behind the question mark.
    package var query: [(name: QueryName, value: String)] {
        switch self {
        case .list(_, let type, let kind):
            (type.map { [(.type, $0.text)] } ?? []) + (kind.map { [(.kind, $0.rawValue)] } ?? [])
        // What is flagged is covered by the screens until it is asked for.
        case .reviews(_, let order): [(.order, order.rawValue), (.reveal, "1")]
        case .comments, .memberReviews: [(.reveal, "1")]
        case .search(let text): [(.query, text)]
        case .server, .result, .character, .work, .member, .memberVotes, .memberWishes, .inbox: []
        case .more(let known): known.query
        }
    }
}
