package protocol OnlineCatalogue: Sendable {
    var provider: OnlineProvider { get }

    /// Throws `OnlineProblem` or `CancellationError`, like the other requests.
    func page(_ query: OnlineQuery) async throws -> OnlinePage

    func record(_ id: ExternalID) async throws -> OnlineRecord

    /// Finds a work by its ids in other catalogues; nil if there is none, or the catalogue knows none of them.
    func entry(of ids: [ExternalID]) async throws -> ExternalID?
}

extension OnlineCatalogue {
    package func entry(of ids: [ExternalID]) async throws -> ExternalID? { nil }
}

package enum OnlineRecord: Hashable, Sendable {
    case work(OnlineWork)
    /// A drink in an import format, and the address of its picture; nil for none.
    case drink([UInt8], ExchangeFormat, picture: PictureAddress? = nil)
}

/// A work of an online catalogue with its characters, under the ids they are kept with.
package struct OnlineWork: Hashable, Sendable {
    package let id: ExternalID
    package let otherIDs: [ExternalID]
    /// The work and its characters, leads first.
    package var record: CastWork
    package let picture: PictureAddress?
    /// Whether the catalogue has more characters than a work can have.
    package let hasMoreCast: Bool

    package init(
        id: ExternalID, otherIDs: [ExternalID] = [], record: CastWork, picture: PictureAddress? = nil,
        hasMoreCast: Bool = false
    ) {
        self.id = id
        self.otherIDs = otherIDs
        self.record = record
        self.picture = picture
        self.hasMoreCast = hasMoreCast
    }
}

package enum OnlineProblem: Error, Hashable, Sendable {
    case offline
    case switchedOff
    case notEnabled(OnlineProvider)
    case noKey(OnlineProvider)
    case unauthorized(OnlineProvider)
    case proxy(ProxyProblem)
    case timedOut
    /// The connection was not safe: its certificate could not be checked.
    case insecure
    /// The catalogue redirects to a host that requests may not go to.
    case redirected(from: String, to: String)
    case notFound
    /// The provider limits requests, until a moment it may state in seconds since 1970 UTC.
    case busy(until: Int64?)
    case outOfOrder(status: Int)
    /// The answer has an unexpected shape, at a place such as `data.Page`.
    case unreadable(at: String)
    /// A web page came in place of an answer, most often that of a network which wants a sign-in.
    case webPage
    /// The entry lacks the year that a work needs.
    case noYear
    case unknownID(String)
    /// Any other problem, in the words of the system.
    case other(String)

    /// Whether the network is unreachable, so that only cached data is available.
    package var isOffline: Bool {
        switch self {
        case .offline, .switchedOff, .proxy, .timedOut: true
        default: false
        }
    }
}

/// An online catalogue. Each is disabled by default.
package enum OnlineProvider: String, CaseIterable, Hashable, Sendable {
    case wikidata
    case aniList = "anilist"
    case tmdb
    case theCocktailDB = "thecocktaildb"

    package var name: String {
        switch self {
        case .wikidata: "Wikidata"
        case .aniList: "AniList"
        case .tmdb: "TMDB"
        case .theCocktailDB: "TheCocktailDB"
        }
    }

    package var isOfDrinks: Bool { self == .theCocktailDB }
    package var hasKey: Bool { self == .tmdb || self == .theCocktailDB }

    /// Seconds during which a cached page is not requested again.
    package var freshness: Int64 { isOfDrinks || self == .wikidata ? 86_400 : 6 * 3_600 }

    /// Seconds after which a cached page is not shown even offline.
    package var lifetime: Int64 { isOfDrinks ? 180 * 86_400 : 30 * 86_400 }
}
