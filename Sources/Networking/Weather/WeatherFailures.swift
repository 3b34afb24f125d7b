import Domain
import Foundation

/// Failed cities and their waits. A wait doubles with each failure up to a minute, or lasts as long as the provider
/// asks.
struct WeatherFailures {
    private struct Failure {
        var schedule = PollingSchedule(interval: .seconds(3))
        var problem: WeatherProblem
        var at: Int64
        var until: Int64
    }

    private var failures: [Identifier<City>: Failure] = [:]
    private var patience: Range<Int64>?

    func problem(of city: Identifier<City>) -> WeatherProblem? { failures[city]?.problem }

    /// Returns why a city may not be requested now; nil if it may. A clock set back never extends a wait. Explicit
    /// requests ignore failures, but not a wait that the provider demands.
    func hold(on city: Identifier<City>, _ policy: RefreshPolicy, at now: Int64) -> WeatherProblem? {
        if let patience, patience.contains(now) { return .busy(until: patience.upperBound) }
        guard policy == .whenDue, let failure = failures[city] else { return nil }
        return (failure.at..<failure.until).contains(now) ? failure.problem : nil
    }

    mutating func note(_ problem: WeatherProblem, of city: Identifier<City>, at now: Int64) {
        var failure = failures[city] ?? Failure(problem: problem, at: now, until: now)
        failure.problem = problem
        failure.schedule.note(isFailure: true)
        failure.at = now
        failure.until = now + max(1, failure.schedule.wait.components.seconds)
        failures[city] = failure
        if case .busy(let until) = problem, let until, until > now { patience = now..<until }
    }

    mutating func forget(_ city: Identifier<City>) {
        failures[city] = nil
    }
}

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
        case .proxy(let problem): self = .proxy(problem)
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
