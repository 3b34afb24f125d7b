import Domain
import Foundation

extension OnlineProblem {
    /// The most characters of a provider's own words.
    private static let longestWords = 200

    /// Translates a network error. Returns nil for a cancelled request.
    init?(_ error: NetworkError, of provider: OnlineProvider, at now: Int64) {
        switch error.reason {
        case .cancelled: return nil
        case .offline, .connectionLost: self = .offline
        case .switchedOff: self = .switchedOff
        case .proxy(let problem): self = .proxy(problem)
        case .timedOut: self = .timedOut
        case .notSecure, .otherKey: self = .insecure
        case .redirected(let host, let target): self = .redirected(from: host, to: target)
        case .tooLarge: self = .unreadable(at: "")
        case .undecodable(let place): self = error.isWebPage ? .webPage : .unreadable(at: place)
        case .status(let code, _) where [401, 403].contains(code):
            self = .refused(code, error.explanation, by: provider)
        case .status(404, _): self = .notFound
        case .status(429, let wait): self = .busy(until: wait.map { now + $0.components.seconds })
        case .status(let code, _): self = .outOfOrder(status: code)
        case .invalidURL, .other: self = .other(error.cause?.description ?? error.reason.description)
        }
    }

    /// The problem of a refused key; for a provider without keys, the provider's own words.
    private static func refused(_ code: Int, _ body: Data, by provider: OnlineProvider) -> OnlineProblem {
        guard !provider.hasKey else { return .unauthorized(provider) }
        return explained(try? JSONDecoder().decode(ProviderRefusal.self, from: body).words, status: code)
    }

    /// A refusal with the provider's own words; without any, with its status.
    static func explained(_ words: String?, status: Int) -> OnlineProblem {
        let words = PlainText.line(words ?? "", limit: longestWords)
        return words.isEmpty ? .outOfOrder(status: status) : .other(words)
    }
}

private struct ProviderRefusal: Decodable {
    struct Message: Decodable {
        let message: String?
    }

    struct Error: Decodable {
        let info: String?
    }

    let errors: LossyList<Message>?
    let error: Error?

    var words: String? { errors?.elements.first?.message ?? error?.info }
}
