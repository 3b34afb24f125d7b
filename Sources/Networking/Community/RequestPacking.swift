import CommunityProtocol
import CommunitySync
import Domain
import Foundation
import Packing
import Synchronization

/// Decides which requests to pack, by what each server accepted in its last answer (RFC 7694).
final class RequestPacking: Sendable {
    static let leastBytes = 1_024

    private let takers = Mutex<Set<CommunityAddress>>([])
    private let refusers = Mutex<Set<CommunityAddress>>([])

    /// Records what a server accepts; nil if its answer does not say.
    func note(_ accepted: String?, of server: CommunityAddress) {
        let takesGzip = Gzip.isAccepted(by: accepted)
        takers.withLock { takers in
            if takesGzip { takers.insert(server) } else { takers.remove(server) }
        }
    }

    /// Records that a server, or a proxy before it, failed on a packed request. Overrides what it claims to accept.
    func noteRefusal(by server: CommunityAddress) { refusers.withLock { _ = $0.insert(server) } }

    func packed(_ request: CommunityRequest) -> Data? {
        guard let body = request.body, body.count >= Self.leastBytes, request.mayBePacked,
            takers.withLock({ $0.contains(request.address) }), refusers.withLock({ !$0.contains(request.address) })
        else { return nil }
        return Gzip.packed(body)
    }
}

extension CommunityRequest {
    /// False for requests with a password, a token or a code: the packed length must not reveal anything about them.
    fileprivate var mayBePacked: Bool {
        switch endpoint {
        case .operations: true
        case .me: method == .patch
        default: false
        }
    }
}
