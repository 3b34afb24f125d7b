import FeatureKit
import Persistence
import Reactive

/// Notices writes of other programs to the same database.
@MainActor
final class StoreWatcher {
    private let main: MainDIContainer
    private let failed: (any Error) -> Void
    private let bag = SubscriptionBag()
    private let asking = LatestTask()
    private let reloading = LatestTask()
    private var knownVersion: Int?
    private var knownStamp: FileStamp?
    /// Whether reading the caches again failed; the next check retries.
    private var isStale = false

    init(main: MainDIContainer, failed: @escaping (any Error) -> Void) {
        self.main = main
        self.failed = failed
        main.becameStale.events.observe { [weak self] in self?.fail($0) }.store(in: bag)
    }

    /// Reads everything again if another program has changed the database since the last call. Cheap enough for every
    /// key. Calls `completion` once the version is known; later reads miss no change.
    func checkForChanges(_ completion: @escaping () -> Void = {}) {
        if isStale, !reloading.isRunning { reload() }
        let stamp = main.logStamp
        guard !asking.isRunning, knownVersion == nil || stamp != knownStamp else { return completion() }
        knownStamp = stamp
        asking.run { [main] in
            try await main.dataVersion()
        } completion: { [weak self] result in
            defer { completion() }
            guard let self else { return }
            guard case .success(let version) = result else {
                knownStamp = nil
                return
            }
            if let knownVersion, knownVersion != version { reload() }
            knownVersion = version
        }
    }

    /// Reads everything again; the screens follow once the caches are up to date.
    func reload() {
        reloading.run { [graph = main.graph] in
            try await graph.reload()
        } completion: { [weak self] in
            guard let self else { return }
            switch $0 {
            case .success:
                isStale = false
                main.everythingChanged()
            case .failure(let error): fail(error)
            }
        }
    }

    private func fail(_ error: any Error) {
        isStale = true
        failed(error)
    }
}
