package import Domain

/// The resources of a server. Both sides build and match paths with it.
package enum Endpoint: Hashable, Sendable {
    case server
    case accounts
    case signIns
    case recoveries
    case me
    case password
    case codes
    case devices
    case device(Int64)
    case operations
    case changes
    case inbox
    case export
    case catalogue
    case work(Identifier<Work>)
    case cast(Identifier<Work>)
    case character(Identifier<WorkCharacter>)
    case characterReviews(Identifier<WorkCharacter>)
    case result(Identifier<WorkCharacter>)
    case review(String)
    case comments(String)
    case member(Identifier<Profile>)
    case memberVotes(Identifier<Profile>)
    case memberReviews(Identifier<Profile>)
    case memberWishes(Identifier<Profile>)
    case list(CrowdList)
    case search
    /// The open reports, for moderators.
    case reports
    case workReport(Identifier<Work>)

    package static let root = "/v1"

    package var path: String { Self.root + "/" + parts.joined(separator: "/") }

    private var parts: [String] {
        switch self {
        case .server: ["server"]
        case .accounts: ["accounts"]
        case .signIns: ["sign-ins"]
        case .recoveries: ["recoveries"]
        case .me: ["me"]
        case .password: ["me", "password"]
        case .codes: ["me", "codes"]
        case .devices: ["me", "devices"]
        case .device(let no): ["me", "devices", String(no)]
        case .operations: ["me", "ops"]
        case .changes: ["me", "changes"]
        case .inbox: ["me", "inbox"]
        case .export: ["me", "export"]
        case .catalogue: ["catalogue"]
        case .work(let id): ["works", id.rawValue]
        case .cast(let id): ["works", id.rawValue, "characters"]
        case .character(let id): ["characters", id.rawValue]
        case .characterReviews(let id): ["characters", id.rawValue, "reviews"]
        case .result(let id): ["characters", id.rawValue, "result"]
        case .review(let id): ["reviews", id]
        case .comments(let id): ["reviews", id, "comments"]
        case .member(let id): ["members", id.rawValue]
        case .memberVotes(let id): ["members", id.rawValue, "votes"]
        case .memberReviews(let id): ["members", id.rawValue, "reviews"]
        case .memberWishes(let id): ["members", id.rawValue, "wishes"]
        case .list(let list): ["lists", list.rawValue]
        case .search: ["search"]
        case .reports: ["reports"]
        case .workReport(let id): ["works", id.rawValue, "report"]
        }
    }
}

package enum CommunityMethod: String, Sendable {
    case get = "GET"
    case post = "POST"
    case put = "PUT"
    case patch = "PATCH"
    case delete = "DELETE"
}

extension Endpoint {
    package init?(path: String) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        if let fixed = Self.fixed[path] {
            self = fixed
        } else if parts.count == 5, path == "\(Self.devices.path)/\(parts[4])", let no = Int64(parts[4]) {
            self = .device(no)
        } else if parts.count > 3, let named = Self.named(parts[3]).first(where: { $0.path == path }) {
            self = named
        } else {
            return nil
        }
    }

    private static let fixed: [String: Endpoint] = {
        let all: [Endpoint] =
            [
                .server, .accounts, .signIns, .recoveries, .me, .password, .codes, .devices, .operations, .changes,
                .inbox, .export, .catalogue, .search, .reports,
            ] + CrowdList.allCases.map(Endpoint.list)
        return Dictionary(uniqueKeysWithValues: all.map { ($0.path, $0) })
    }()

    /// The resources with an id; none for an id that is not well-formed.
    private static func named(_ id: String) -> [Endpoint] {
        guard Identifier<Self>(id).isWellFormed else { return [] }
        return [
            .work(Identifier(id)), .cast(Identifier(id)), .workReport(Identifier(id)), .character(Identifier(id)),
            .characterReviews(Identifier(id)), .result(Identifier(id)), .review(id), .comments(id),
            .member(Identifier(id)), .memberVotes(Identifier(id)), .memberReviews(Identifier(id)),
            .memberWishes(Identifier(id)),
        ]
    }
}
