import Domain
import Foundation

private struct Refusal: Decodable {
    let reason: String
}

extension WeatherProblem {
    private static let longestReason = 200

    /// Translates a network error. Returns nil for a cancelled request.
    init?(_ error: NetworkError, at now: Int64) {
        switch error.reason {
        case .cancelled: return nil
        case .offline, .connectionLost: self = .offline
        case .switchedOff: self = .switchedOff
        case .proxy(let code): self = .proxy(status: code)
        case .timedOut: self = .timedOut
        case .notSecure, .otherKey: self = .insecure
        case .undecodable where error.isWebPage: self = .webPage
        case .tooLarge, .undecodable: self = .unreadable
        case .status(429, let wait): self = .busy(until: wait.map { now + $0.components.seconds })
        case .status(400, _): self = .refused(reason: Self.words(of: error) ?? error.reason.description)
        case .status(let code, _): self = .outOfOrder(status: code)
        case .invalidURL, .redirected, .other: self = .other(error.cause?.description ?? error.reason.description)
        }
    }

    private static func words(of error: NetworkError) -> String? {
        guard let refusal = try? JSONDecoder().decode(Refusal.self, from: error.explanation) else { return nil }
        // The reason is displayed: without control characters, at most about two lines.
        let text = refusal.reason.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : String($0) }
        let words = text.joined().trimmingCharacters(in: .whitespaces)
        return words.isEmpty ? nil : String(words.prefix(longestReason))
    }
}
