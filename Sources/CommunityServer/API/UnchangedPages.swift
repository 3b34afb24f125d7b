import CommunityProtocol
import Foundation
import Synchronization

/// The pages that were asked for since the store last changed, by their marks: whoever has one and asks again is told so,
/// and nothing is read for it. All of them are forgotten with the next commit, whoever's it is: there is no telling what
/// it changed, and who asks may have lost their rights by it.
final class UnchangedPages: Sendable {
    private struct Page: Hashable {
        /// Its digest; nil for a guest.
        let token: Data?
        let endpoint: Endpoint
        let query: [QueryName: String]
        let etag: String
    }

    private struct State {
        var version: Int64 = .min
        var arrivals: [Page: Arrival] = [:]
    }

    /// More are not remembered.
    private static let most = 4_096

    private let state = Mutex(State())

    /// Whom a page was last given to that is still the same; nil where it has to be read.
    ///
    /// - Parameter version: that of the store at this moment.
    func arrival(_ request: APIRequest, at version: Int64) -> Arrival? {
        guard let page = Self.page(request, request.ifNoneMatch) else { return nil }
        return state.withLock { $0.version == version ? $0.arrivals[page] : nil }
    }

    /// - Parameter version: that of the store before the page was read.
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
