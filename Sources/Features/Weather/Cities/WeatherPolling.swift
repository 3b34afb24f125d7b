import Domain
import FeatureKit
import Reactive

struct WeatherPolling {
    let interval: Duration
    let scheduler: any Scheduler

    /// Makes a poller with this interval, which does not tick before it is resumed.
    @MainActor
    func makePoller<Value: Sendable>(
        _ read: @escaping @Sendable (RefreshPolicy) async throws -> Value,
        completion: @escaping @MainActor (Result<Value, any Error>) -> RefreshTimer.Outcome
    ) -> RefreshTimer {
        RefreshTimer(PollingSchedule(interval: interval), scheduler: scheduler, work: read, completion: completion)
    }
}

extension RefreshTimer {
    func follow(_ seen: Signal<Bool>, in bag: SubscriptionBag) {
        seen.observe { [weak self] in $0 ? self?.resume() : self?.pause() }.store(in: bag)
    }
}
