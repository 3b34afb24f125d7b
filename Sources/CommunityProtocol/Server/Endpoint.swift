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
        guard parts.count >= 3, parts[0].isEmpty, "/\(parts[1])" == Self.root else { return nil }
        if let fixed = Self.fixed[path] {
            self = fixed
            return
        }
        switch parts.count {
        case 4: self.init(parts[2], parts[3])
        case 5 where !parts[3].isEmpty: self.init(parts[2], parts[3], parts[4])
        default: return nil
        }
    }

    private static let fixed = Dictionary(
        uniqueKeysWithValues: [
            Endpoint.server, .accounts, .signIns, .recoveries, .me, .password, .codes, .devices, .operations, .changes,
            .inbox, .export, .catalogue, .search, .reports,
        ].map { ($0.path, $0) })

    private init?(_ name: String, _ id: String) {
        switch (name, id) {
        case ("works", _) where Identifier<Work>(id).isWellFormed: self = .work(Identifier(id))
        case ("characters", _) where Identifier<WorkCharacter>(id).isWellFormed: self = .character(Identifier(id))
        case ("reviews", _) where Identifier<Review>(id).isWellFormed: self = .review(id)
        case ("members", _) where Identifier<Profile>(id).isWellFormed: self = .member(Identifier(id))
        case ("lists", _):
            guard let list = CrowdList(rawValue: id) else { return nil }
            self = .list(list)
        default: return nil
        }
    }

    private init?(_ name: String, _ id: String, _ part: String) {
        guard Identifier<Self>(id).isWellFormed else { return nil }
        switch (name, part) {
        case ("me", _):
            guard id == "devices", let no = Int64(part) else { return nil }
            self = .device(no)
        case ("works", "characters"): self = .cast(Identifier(id))
        case ("works", "report"): self = .workReport(Identifier(id))
        case ("characters", "reviews"): self = .characterReviews(Identifier(id))
        case ("characters", "result"): self = .result(Identifier(id))
        case ("reviews", "comments"): self = .comments(id)
        case ("members", "votes"): self = .memberVotes(Identifier(id))
        case ("members", "reviews"): self = .memberReviews(Identifier(id))
        case ("members", "wishes"): self = .memberWishes(Identifier(id))
        default: return nil
        }
    }
}
