import FeatureKit
import Persistence
import Reactive

/// Notices what other programs write into the same database.
@MainActor
final class StoreWatcher {
    private let main: MainDIContainer
    private let failed: (any Error) -> Void
    private let bag = SubscriptionBag()
    private let asking = LatestTask()
    private let reloading = LatestTask()
    private var knownVersion: Int?
    private var knownStamp: FileStamp?
    /// Whether what is kept in memory could not be read again: the next look tries once more.
    private var isStale = false

    /// - Parameter failed: gets why a change could not be read.
    init(main: MainDIContainer, failed: @escaping (any Error) -> Void) {
        self.main = main
        self.failed = failed
        main.becameStale.events.observe { [weak self] in self?.fail($0) }.store(in: bag)
    }

    /// Reads everything again when another program changed the database since this was asked last. Cheap enough for
    /// every key.
    ///
    /// - Parameter goOn: what comes when the version is known: what is read from then on misses no change.
    func look(_ goOn: @escaping () -> Void = {}) {
        if isStale, !reloading.isRunning { reload() }
        let stamp = main.logStamp
        guard !asking.isRunning, knownVersion == nil || stamp != knownStamp else { return goOn() }
        knownStamp = stamp
        asking.run { [main] in
            try await main.dataVersion()
        } completion: { [weak self] result in
            defer { goOn() }
            guard let self else { return }
            guard case .success(let version) = result else {
                // Asked again at the next look.
                knownStamp = nil
                return
            }
            if let knownVersion, knownVersion != version { reload() }
            knownVersion = version
        }
    }

    /// Reads everything again; the screens follow once what is kept in memory did.
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
