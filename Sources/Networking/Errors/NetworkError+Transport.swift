import CCurl
import Foundation

extension NetworkError {
    init(transport error: any Error, to endpoint: Endpoint) {
        switch error {
        case let error as NetworkError:
            self = error
        case is CancellationError:
            self.init(.cancelled, to: endpoint)
        case CurlFailure.redirected(let host, let target):
            // The redirect's host may repeat secrets of the request.
            self.init(.redirected(from: host, to: endpoint.strikingSecrets(from: target)), to: endpoint)
        case let error as CurlFailure:
            self.init(Self.reason(of: error), to: endpoint, cause: error)
        default:
            self.init(.other, to: endpoint, cause: error)
        }
    }

    /// System errors of an unreachable machine.
    private static let unreachable: Set<CInt> = [
        EADDRNOTAVAIL, ECONNREFUSED, EHOSTDOWN, EHOSTUNREACH, ENETDOWN, ENETUNREACH,
    ]

    private static func reason(of failure: CurlFailure) -> Reason {
        switch failure {
        case .noLibrary, .noHandle, .noPinning, .header, .redirected, .tooManyRedirects: .other
        case .tooLarge: .tooLarge
        case .proxy(let problem): .proxy(problem)
        case .transfer(let code, _, let system): reason(of: code, system)
        }
    }

    private static func reason(of code: CURLcode, _ system: CInt) -> Reason {
        switch code {
        case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_CONNECT:
            .offline
        case CURLE_RECV_ERROR, CURLE_SEND_ERROR:
            unreachable.contains(system) ? .offline : .connectionLost
        case CURLE_GOT_NOTHING, CURLE_HTTP2, CURLE_HTTP2_STREAM, CURLE_PARTIAL_FILE:
            .connectionLost
        case CURLE_OPERATION_TIMEDOUT:
            .timedOut
        case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CACERT_BADFILE, CURLE_SSL_CERTPROBLEM, CURLE_SSL_CIPHER,
            CURLE_SSL_CONNECT_ERROR, CURLE_SSL_INVALIDCERTSTATUS, CURLE_SSL_ISSUER_ERROR, CURLE_USE_SSL_FAILED:
            .notSecure
        case CURLE_SSL_PINNEDPUBKEYNOTMATCH:
            .otherKey
        case CURLE_UNSUPPORTED_PROTOCOL, CURLE_URL_MALFORMAT:
            .invalidURL
        default:
            .other
        }
    }
}
