package import CommunityProtocol
package import Domain

/// A viewable part of a community, requested when stale.
package enum CommunityResource: Hashable, Sendable {
    case server
    /// The votes on a character, for viewers who may see them.
    case result(Identifier<WorkCharacter>)
    case character(Identifier<WorkCharacter>)
    /// A work with its moods and the vote counts of its characters.
    case work(Identifier<Work>)
    /// The first page of a list.
    case list(CrowdList, MBTI?, WorkKind?)
    /// The first page of a character's reviews, in an order.
    case reviews(Identifier<WorkCharacter>, order: ReviewOrder)
    /// The comments below a review, by its id on the server.
    case comments(String)
    case member(Identifier<Profile>)
    case memberVotes(Identifier<Profile>)
    case memberWishes(Identifier<Profile>)
    case memberReviews(Identifier<Profile>)
    case search(String)
    case inbox
    /// The next page of a list or of posts.
    indirect case more(CommunityResource)

    package static let popular = list(.popular, nil, nil)

    /// Seconds until a response is stale.
    package static let age: Int64 = 60

    package var key: String {
        ([endpoint.path] + query.map { "\($0.name.rawValue)=\($0.value)" }).joined(separator: " ")
    }

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

    package var query: [(name: QueryName, value: String)] {
        switch self {
        case .list(_, let type, let kind):
            (type.map { [(.type, $0.text)] } ?? []) + (kind.map { [(.kind, $0.rawValue)] } ?? [])
        // Screens cover spoilers themselves until the viewer asks for them.
        case .reviews(_, let order): [(.order, order.rawValue), (.reveal, "1")]
        case .comments, .memberReviews: [(.reveal, "1")]
        case .search(let text): [(.query, text)]
        case .server, .result, .character, .work, .member, .memberVotes, .memberWishes, .inbox: []
        case .more(let known): known.query
        }
    }
}
