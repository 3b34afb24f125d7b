package import Foundation

/// Why there is no answer. It keeps its cause; no secret of the request is in any of its descriptions.
package struct NetworkError: Error {
    package enum Reason: Hashable, Sendable {
        /// No connection could be made.
        case offline
        /// The member switched the network off.
        case switchedOff
        /// The connection broke off before the answer was complete.
        case connectionLost
        /// The connection cannot be trusted: the server's certificate or its way of encrypting.
        case notSecure
        /// The answer took too long.
        case timedOut
        /// Nobody wants the answer any more: no failure, and nothing to tell the member.
        case cancelled
        /// The answer is one of failure, with how long the server asks to be left alone.
        case status(Int, retryAfter: Duration?)
        /// The server sends the request on to another place, where it may not go: both as `host` or `host:port`.
        case redirected(from: String, to: String)
        /// The answer has more bytes than are read.
        case tooLarge
        /// The address cannot be asked.
        case invalidURL
        /// The answer has another shape than expected, at a place such as `results.0.name`.
        case undecodable(at: String)
        /// Anything else: see the cause.
        case other
    }

    package let reason: Reason
    /// The request, as it may be shown.
    package let request: String
    /// What the error came from.
    package let cause: NetworkErrorCause?
    /// What the server says of its refusal, a few kilobytes of JSON at most; empty when it says nothing. It may repeat
    /// what was asked: not for a log.
    package let explanation: Data

    package init(
        _ reason: Reason, to endpoint: Endpoint, cause: (any Error)? = nil, explanation: Data = Data()
    ) {
        self.reason = reason
        self.explanation = explanation
        request = endpoint.description
        self.cause = cause.map { NetworkErrorCause($0, of: endpoint) }
    }

    /// Whether nobody wanted the answer any more.
    package var isCancelled: Bool { reason == .cancelled }

    /// Whether the answer had a status.
    package func hasStatus(_ code: Int) -> Bool {
        if case .status(code, _) = reason { true } else { false }
    }
}

extension NetworkError: CustomStringConvertible {
    /// `GET https://host/path: no connection (cause)`.
    package var description: String {
        "\(request): \(reason)\(cause.map { " (\($0))" } ?? "")"
    }
}

extension NetworkError.Reason: CustomStringConvertible {
    /// A few words.
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
