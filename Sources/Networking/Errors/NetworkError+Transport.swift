internal import AsyncHTTPClient
internal import Foundation
internal import NIOCore
internal import NIOHTTP1
internal import NIOHTTPCompression
internal import NIOPosix

extension NetworkError {
    /// What an error of the libraries below means.
    init(transport error: any Error, to endpoint: Endpoint) {
        switch error {
        case let error as NetworkError:
            self = error
        case is CancellationError:
            self.init(.cancelled, to: endpoint)
        case let error as HTTPClientError:
            self.init(Self.reason(of: error), to: endpoint, cause: error)
        case is NIOTooManyBytesError, NIOHTTPDecompression.DecompressionError.limit:
            self.init(.tooLarge, to: endpoint, cause: error)
        case let error as NIOConnectionError:
            let cause = error.dnsAError ?? error.dnsAAAAError ?? error.connectionErrors.first?.error
            self.init(.offline, to: endpoint, cause: cause ?? error)
        case ChannelError.connectTimeout:
            self.init(.timedOut, to: endpoint, cause: error)
        case let error as IOError where Self.unreachable.contains(error.errnoCode):
            self.init(.offline, to: endpoint, cause: error)
        case is ChannelError, is IOError, HTTPParserError.invalidEOFState:
            self.init(.connectionLost, to: endpoint, cause: error)
        default:
            self.init(.other, to: endpoint, cause: error)
        }
    }

    /// What the system says of a machine that cannot be connected to.
    private static let unreachable: Set<CInt> = [
        EADDRNOTAVAIL, ECONNREFUSED, EHOSTDOWN, EHOSTUNREACH, ENETDOWN, ENETUNREACH,
    ]

    private static func reason(of error: HTTPClientError) -> Reason {
        switch error {
        case .cancelled, .alreadyShutdown: .cancelled
        case .deadlineExceeded, .connectTimeout, .readTimeout, .writeTimeout, .tlsHandshakeTimeout: .timedOut
        case .remoteConnectionClosed: .connectionLost
        case .invalidURL, .emptyHost, .emptyScheme: .invalidURL
        default: .other
        }
    }
}
