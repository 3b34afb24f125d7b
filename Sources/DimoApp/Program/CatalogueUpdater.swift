import Domain
import FeatureKit
import Reactive

/// Brings the bundled catalogue into the store when it changed, while the member already works.
@MainActor
final class CatalogueUpdater {
    /// What an update found.
    struct Events {
        /// Something in the files is wrong.
        let problems: ([CatalogueProblem]) -> Void
        /// The catalogue is another than before, or there for the first time.
        let changed: (_ isFirst: Bool) -> Void
        /// It could not be read.
        let failed: (any Error) -> Void
    }

    /// Whether there is a catalogue to show; without one nobody is let in.
    var hasCatalogue = false
    /// What goes on once the catalogue is there.
    var waiting: (() -> Void)?

    private let scheduler: any Scheduler
    private let events: Events
    private let updating = LatestTask()
    private var delay: Subscription?

    init(scheduler: any Scheduler, events: Events) {
        self.scheduler = scheduler
        self.events = events
    }

    /// Leaves the machine to the first screen while it reads; without a catalogue there is nothing to show before.
    func updateSoon(_ store: Store, with opener: any StoreOpening) {
        guard hasCatalogue else { return update(store, with: opener) }
        delay = scheduler.schedule(after: .milliseconds(250)) { [weak self] in self?.update(store, with: opener) }
    }

    /// Looks whether the files changed since they were read.
    func update(_ store: Store, with opener: any StoreOpening) {
        updating.run {
            try await opener.refreshCatalogue(in: store)
        } completion: { [weak self] in
            self?.finish($0)
        }
    }

    /// What is not read yet can wait for the next start.
    func cancel() { updating.cancel() }

    private func finish(_ result: Result<CatalogueRefresh, any Error>) {
        switch result {
        case .success(let refresh):
            events.problems(refresh.problems)
            let isFirst = waiting != nil
            hasCatalogue = true
            if refresh.isChanged || isFirst { events.changed(isFirst) }
            let goOn = waiting
            waiting = nil
            goOn?()
        case .failure(let error): events.failed(error)
        }
    }
}
