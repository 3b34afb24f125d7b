internal import FeatureKit
internal import Persistence

/// Notices what other programs write into the same database.
@MainActor
final class StoreWatcher {
    private let main: MainDIContainer
    private let asking = LatestTask()
    private let reloading = LatestTask()
    private var knownVersion: Int?
    private var knownStamp: FileStamp?

    init(main: MainDIContainer) {
        self.main = main
    }

    /// Reads everything again when another program changed the database since this was asked last. Cheap enough for
    /// every key.
    ///
    /// - Parameter goOn: what comes when the version is known: what is read from then on misses no change.
    func look(_ goOn: @escaping () -> Void = {}) {
        let stamp = main.logStamp
        guard !asking.isRunning, knownVersion == nil || stamp != knownStamp else { return goOn() }
        knownStamp = stamp
        asking.run { [main] in
            try await main.dataVersion()
        } completion: { [weak self] result in
            defer { goOn() }
            guard let self, let version = try? result.get() else { return }
            if let knownVersion, knownVersion != version { reload() }
            knownVersion = version
        }
    }

    /// Reads everything again.
    func reload() {
        reloading.run { [graph = main.graph] in
            try await graph.reload()
        } completion: { [weak self] _ in
            self?.main.everythingChanged()
        }
    }
}
