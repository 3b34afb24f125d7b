import Domain

extension ConnectionProblem {
    init(_ reason: NetworkError.Reason) {
        self =
            switch reason {
            case .offline: .offline
            case .switchedOff: .switchedOff
            case .connectionLost: .connectionLost
            case .notSecure: .insecure
            case .timedOut: .timedOut
            case .status(429, let wait): .busy(seconds: wait?.components.seconds)
            case .status(let code, _): .status(code)
            case .redirected(let host, let target): .redirected(from: host, to: target)
            case .tooLarge: .tooLarge
            case .invalidURL: .invalidAddress
            case .undecodable: .unreadable
            case .cancelled, .other: .other
            }
    }
}
