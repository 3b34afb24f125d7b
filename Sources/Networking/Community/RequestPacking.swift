import CommunityProtocol
import CommunitySync
import Domain
import Foundation
import Packing
import Synchronization

/// Which servers take packed requests, as they said with their last answer (RFC 7694), and what is packed for them.
final class RequestPacking: Sendable {
    /// Less is not worth it.
    static let leastBytes = 1_024

    private let takers = Mutex<Set<CommunityAddress>>([])
    private let refusers = Mutex<Set<CommunityAddress>>([])

    /// Notes what a server says that it takes; nil where it says nothing.
    func note(_ accepted: String?, of server: CommunityAddress) {
        let takesGzip = Gzip.isAccepted(by: accepted)
        takers.withLock { takers in
            if takesGzip { takers.insert(server) } else { takers.remove(server) }
        }
    }

    /// Notes that a server, or what stands before it, could make nothing of a packed request, whatever it says.
    func noteRefusal(by server: CommunityAddress) {
        refusers.withLock { _ = $0.insert(server) }
    }

    /// The body of a request, packed; nil where it is sent as it is.
    func packed(_ request: CommunityRequest) -> Data? {
        guard let body = request.body, body.count >= Self.leastBytes, request.mayBePacked,
            takers.withLock({ $0.contains(request.address) }), refusers.withLock({ !$0.contains(request.address) })
        else { return nil }
        return Gzip.packed(body)
    }
}

extension CommunityRequest {
    /// Not what has a password, a token or a code in it, so that its length says nothing of them.
    fileprivate var mayBePacked: Bool {
        switch endpoint {
        case .operations: true
        case .me: method == .patch
        default: false
        }
    }
}
