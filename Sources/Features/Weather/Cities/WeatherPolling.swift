import Domain
import FeatureKit
import Reactive

/// How often a screen looks whether something is due, and what runs that.
struct WeatherPolling {
    let interval: Duration
    let scheduler: any Scheduler

    /// A poller that reads with this rhythm; it does not tick before it is resumed.
    @MainActor
    func makePoller<Value: Sendable>(
        _ read: @escaping @Sendable (RefreshPolicy) async throws -> Value,
        completion: @escaping @MainActor (Result<Value, any Error>) -> RefreshTimer.Outcome
    ) -> RefreshTimer {
        RefreshTimer(PollingSchedule(interval: interval), scheduler: scheduler, work: read, completion: completion)
    }
}

extension RefreshTimer {
    /// Looks at once whether something is due, as long as it ticks at all.
    func restart() {
        guard isRunning else { return }
        pause()
        resume()
    }

    /// Ticks while a screen is seen.
    func follow(_ seen: Signal<Bool>, in bag: SubscriptionBag) {
        seen.observe { [weak self] in $0 ? self?.resume() : self?.pause() }.store(in: bag)
    }
}
