import CommunityProtocol
import Foundation
import Synchronization

/// Pages requested since the last commit, by entity tag. A client that has one is answered without a read. Every commit
/// clears all pages, since it may change any page or any viewer's rights.
final class UnchangedPages: Sendable {
    private struct Page: Hashable {
        /// The digest of the token; nil for a guest.
        let token: Data?
        let endpoint: Endpoint
        let query: [QueryName: String]
        let etag: String
    }

    private struct State {
        var version: Int64 = .min
        var arrivals: [Page: Arrival] = [:]
    }

    private static let most = 4_096

    private let state = Mutex(State())

    /// Returns the arrival of the viewer whose page is unchanged; nil if the page has to be read.
    func arrival(_ request: APIRequest, at version: Int64) -> Arrival? {
        guard let page = Self.page(request, request.ifNoneMatch) else { return nil }
        return state.withLock { $0.version == version ? $0.arrivals[page] : nil }
    }

    /// - Parameter version: The version of the store before the page was read.
    func add(_ request: APIRequest, etag: String, _ arrival: Arrival, at version: Int64) {
        guard let page = Self.page(request, etag) else { return }
        state.withLock { state in
            if state.version != version || state.arrivals.count >= Self.most { state = State(version: version) }
            state.arrivals[page] = arrival
        }
    }

    private static func page(_ request: APIRequest, _ etag: String?) -> Page? {
        etag.map {
            Page(
                token: request.token.map(SecretText.digest), endpoint: request.endpoint, query: request.query, etag: $0)
        }
    }
}
