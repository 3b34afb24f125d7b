package import Foundation

/// Why a request failed. Keeps its cause; descriptions never contain secrets of the request.
package struct NetworkError: Error {
    package enum Reason: Hashable, Sendable {
        case offline
        case switchedOff
        case connectionLost
        case notSecure
        case timedOut
        /// The request was cancelled. Not a failure; nothing is shown to the member.
        case cancelled
        /// An unsuccessful status, with the time the server asks to wait; nil if it names none.
        case status(Int, retryAfter: Duration?)
        /// The request may not follow the redirect. Both places are `host` or `host:port`.
        case redirected(from: String, to: String)
        case tooLarge
        case invalidURL
        /// The answer has an unexpected shape at a place such as `results.0.name`.
        case undecodable(at: String)
        case other
    }

    package let reason: Reason
    /// The displayable description of the request.
    package let request: String
    package let cause: NetworkErrorCause?
    /// The server's explanation, at most a few kilobytes of JSON; empty for none. May repeat parts of the request: not
    /// for logs.
    package let explanation: Data

    package init(
        _ reason: Reason, to endpoint: Endpoint, cause: (any Error)? = nil, explanation: Data = Data()
    ) {
        self.reason = reason
        self.explanation = explanation
        request = endpoint.description
        self.cause = cause.map { NetworkErrorCause($0, of: endpoint) }
    }

    package var isCancelled: Bool { reason == .cancelled }

    package func hasStatus(_ code: Int) -> Bool {
        if case .status(code, _) = reason { true } else { false }
    }
}

extension NetworkError: CustomStringConvertible {
    /// Such as `GET https://host/path: no connection (cause)`.
    package var description: String {
        "\(request): \(reason)\(cause.map { " (\($0))" } ?? "")"
    }
}

extension NetworkError.Reason: CustomStringConvertible {
    package var description: String {
        switch self {
        case .offline: "no connection"
        case .switchedOff: "the network is switched off"
        case .connectionLost: "the connection broke off"
        case .notSecure: "the connection is not safe"
        case .timedOut: "no answer in time"
        case .cancelled: "cancelled"
        case .status(let code, nil): "status \(code)"
        case .status(let code, .some(let wait)): "status \(code), ask again in \(wait.components.seconds) s"
        case .redirected(let host, let target): "\(host) sends requests on to \(target)"
        case .tooLarge: "the answer is too large"
        case .invalidURL: "not a valid address"
        case .undecodable(""): "the answer has an unexpected form"
        case .undecodable(let place): "the answer has an unexpected form at \(place)"
        case .other: "something went wrong"
        }
    }
}
