package import Domain
package import Foundation

/// Why a request failed. Keeps its cause; descriptions never contain secrets of the request.
package struct NetworkError: Error {
    package enum Reason: Hashable, Sendable {
        case offline
        case switchedOff
        case connectionLost
        case proxy(ProxyProblem)
        case notSecure
        /// The server's public key is not the pinned one.
        case otherKey
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

    /// The most bytes kept of a body that could not be decoded.
    static let longestSample = 64

    package let reason: Reason
    /// The displayable description of the request.
    package let request: String
    package let cause: NetworkErrorCause?
    /// The server's explanation, at most a few kilobytes of JSON, or the start of a body that could not be decoded;
    /// empty for none. May repeat parts of the request: not for logs.
    package let explanation: Data

    package init(_ reason: Reason, to endpoint: Endpoint, cause: (any Error)? = nil, explanation: Data = Data()) {
        self.reason = reason
        self.explanation = explanation
        request = endpoint.description
        self.cause = cause.map { NetworkErrorCause($0, of: endpoint) }
    }

    package var isCancelled: Bool { reason == .cancelled }

    /// Whether the answer is a web page instead of data, usually the sign-in page of a network.
    package var isWebPage: Bool {
        guard case .undecodable = reason else { return false }
        return explanation.first { $0 > UInt8(ascii: " ") } == UInt8(ascii: "<")
    }

    package func hasStatus(_ code: Int) -> Bool {
        if case .status(code, _) = reason { true } else { false }
    }
}

extension NetworkError: CustomStringConvertible {
    /// Such as `GET https://host/path: no connection (cause)`.
    package var description: String { "\(request): \(reason)\(cause.map { " (\($0))" } ?? "")" }
}

extension NetworkError.Reason: CustomStringConvertible {
    package var description: String {
        switch self {
        case .offline: "no connection"
        case .switchedOff: "network access is off"
        case .connectionLost: "connection lost"
        case .proxy(let problem): problem.words
        case .notSecure: "connection not secure"
        case .otherKey: "another key than the pinned one"
        case .timedOut: "timed out"
        case .cancelled: "cancelled"
        case .status(let code, nil): "status \(code)"
        case .status(let code, .some(let wait)): "status \(code), try again in \(wait.components.seconds) s"
        case .redirected(let host, let target): "\(host) redirects to \(target)"
        case .tooLarge: "the response is too large"
        case .invalidURL: "not a valid address"
        case .undecodable(""): "unexpected response"
        case .undecodable(let place): "unexpected response at \(place)"
        case .other: "something went wrong"
        }
    }
}

extension ProxyProblem {
    fileprivate var words: String {
        switch kind {
        case .notFound: "the proxy in \(variable) cannot be found"
        case .unreachable: "the proxy in \(variable) does not answer"
        case .refused(let status): "the proxy in \(variable) refuses with status \(status)"
        }
    }
}

/// The cause of a network error. Descriptions never contain secrets of the request.
package struct NetworkErrorCause: Error {
    /// The original error. Must not be printed: its description may contain secrets.
    package let underlying: any Error
    package let description: String

    init(_ underlying: any Error, of endpoint: Endpoint) {
        self.underlying = underlying
        description = endpoint.strikingSecrets(from: String(describing: underlying))
    }
}

extension NetworkErrorCause: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    package var debugDescription: String { description }
    /// Shows the safe description instead of the original error.
    package var customMirror: Mirror { Mirror(self, children: ["description": description]) }
}

extension ConnectionProblem {
    init(_ error: NetworkError) {
        self =
            switch error.reason {
            case .offline: .offline
            case .switchedOff: .switchedOff
            case .connectionLost: .connectionLost
            case .notSecure, .otherKey: .insecure
            case .proxy(let problem): .proxy(problem)
            case .timedOut: .timedOut
            case .status(429, let wait): .busy(seconds: wait?.components.seconds)
            case .status(let code, _): .status(code)
            case .redirected(let host, let target): .redirected(from: host, to: target)
            case .tooLarge: .tooLarge
            case .invalidURL: .invalidAddress
            case .undecodable: error.isWebPage ? .webPage : .unreadable
            case .cancelled, .other: .other
            }
    }
}
