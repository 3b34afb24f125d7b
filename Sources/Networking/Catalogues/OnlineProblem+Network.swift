import Domain

extension OnlineProblem {
    /// Translates a network error. Returns nil for a cancelled request.
    init?(_ error: NetworkError, of provider: OnlineProvider, at now: Int64) {
        switch error.reason {
        case .cancelled: return nil
        case .offline, .connectionLost: self = .offline
        case .switchedOff: self = .switchedOff
        case .timedOut: self = .timedOut
        case .notSecure: self = .insecure
        case .redirected(let host, let target): self = .redirected(from: host, to: target)
        case .tooLarge: self = .unreadable(at: "")
        case .undecodable(let place): self = .unreadable(at: place)
        case .status(401, _), .status(403, _): self = .unauthorized(provider)
        case .status(404, _): self = .notFound
        case .status(429, let wait): self = .busy(until: wait.map { now + $0.components.seconds })
        case .status(let code, _): self = .outOfOrder(status: code)
        case .invalidURL, .other: self = .other(error.cause?.description ?? error.reason.description)
        }
    }
}
