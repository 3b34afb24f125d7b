import CommunityProtocol
import Domain
import Foundation

struct CrowdHandlers {
    let api: CommunityAPI

    func description() async throws -> APIAnswer {
        let settings = api.settings
        let members = try await api.database.read { try MemberTable(db: $0).count() }
        return try .message(
            ServerDescription(
                name: settings.name, members: members, registration: .known(settings.whoMayJoin),
                guests: settings.allowsGuests, terms: settings.terms, limits: ServerLimits(),
                protocols: [ProtocolVersion.current], minClient: settings.oldestClient,
                resends: settings.resends ? nil : false))
    }

    static func page(_ request: APIRequest, _ viewer: MemberRecord?, _ db: any SQLConnection) throws -> APIAnswer {
        let query = try PageQuery(request.query)
        let reader = CommunityReader(
            member: viewer?.no, showsTypes: viewer?.showsTypes ?? false, reveals: request.query[.reveal] == "1")
        let crowd = CrowdQueries(db: db)
        let members = MemberQueries(db: db, viewer: viewer)
        let posts = PostQueries(db: db, reader: reader)
        switch request.endpoint {
        case .catalogue: return try .message(crowd.catalogue(after: query.after))
        case .work(let id): return try .message(crowd.work(id))
        case .cast(let id): return try .message(crowd.cast(id))
        case .character(let id): return try .message(crowd.character(id))
        case .result(let id):
            return try .message(ResultQueries(db: db, reader: reader).result(of: id))
        case .characterReviews(let id):
            return try .message(posts.reviews(of: id, by: query.order, after: query.after))
        case .review(let id): return try .message(posts.review(id))
        case .comments(let id): return try .message(posts.comments(on: id, after: query.after))
        case .member(let id): return try .message(members.member(id))
        case .memberVotes(let id): return try .message(members.votes(of: id, after: query.after))
        case .memberReviews(let id): return try .message(posts.reviews(by: id, after: query.after))
        case .memberWishes(let id): return try .message(members.wishes(of: id, after: query.after))
        case .list(let list):
            return try .message(
                ListQueries(db: db, reader: reader, kind: query.kind).page(list, type: query.type, after: query.after))
        case .search: return try .message(crowd.search(query.text, after: query.after))
        default: throw ServerProblem(status: 405, code: .method, message: "method not allowed")
        }
    }
}

struct PageQuery: Sendable {
    let after: String?
    let type: MBTI?
    let kind: WorkKind?
    let order: ReviewOrder
    let text: String

    init(_ query: [QueryName: String]) throws {
        func value<Value>(_ name: QueryName, _ read: (String) -> Value?) throws -> Value? {
            try query[name].map { text in
                guard let value = read(text) else {
                    throw ServerProblem.invalid(name.rawValue, "invalid \(name.rawValue)")
                }
                return value
            }
        }
        after = query[.after]
        type = try value(.type) { try? MBTI(text: $0) }
        kind = try value(.kind, WorkKind.init)
        order = try value(.order, ReviewOrder.init) ?? .newest
        text = query[.query] ?? ""
    }
}
