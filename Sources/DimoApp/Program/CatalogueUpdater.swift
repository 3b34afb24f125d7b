import Domain
import FeatureKit
import Reactive

/// Updates the bundled catalogue in the store, while the member already works.
@MainActor
final class CatalogueUpdater {
    struct Events {
        let problems: ([CatalogueProblem]) -> Void
        /// The catalogue has changed, or exists for the first time.
        let changed: (_ isFirst: Bool) -> Void
        let failed: (any Error) -> Void
    }

    /// Whether there is a catalogue; no screen opens without one.
    var hasCatalogue = false
    private(set) var waiting: (() -> Void)?
    /// Repeats the last update; nil unless it failed while there is no catalogue. It keeps its store alive.
    private(set) var retry: (() -> Void)?

    private let scheduler: any Scheduler
    private let events: Events
    private let updating = LatestTask()
    private var delay: Subscription?

    init(scheduler: any Scheduler, events: Events) {
        self.scheduler = scheduler
        self.events = events
    }

    /// Lets the first screen load before it reads; without a catalogue it reads at once.
    func updateSoon(_ store: Store, with opener: any StoreOpening) {
        guard hasCatalogue else { return update(store, with: opener) }
        delay = scheduler.schedule(after: .milliseconds(250)) { [weak self] in self?.update(store, with: opener) }
    }

    func update(_ store: Store, with opener: any StoreOpening) {
        retry = nil
        updating.run {
            try await opener.refreshCatalogue(in: store)
        } completion: { [weak self] result in
            guard let self else { return }
            if case .failure = result, !hasCatalogue { retry = { [weak self] in self?.update(store, with: opener) } }
            finish(result)
        }
    }

    /// Continues once there is a catalogue. If reading it failed before, tries again.
    func wait(for completion: @escaping () -> Void) {
        waiting = completion
        retry?()
    }

    private func finish(_ result: Result<CatalogueRefresh, any Error>) {
        switch result {
        case .success(let refresh):
            events.problems(refresh.problems)
            let isFirst = waiting != nil
            hasCatalogue = true
            if refresh.isChanged || isFirst { events.changed(isFirst) }
            let completion = waiting
            waiting = nil
            completion?()
        case .failure(let error):
            // The drinks may have been stored before the works failed.
            if hasCatalogue { events.changed(false) }
            events.failed(error)
        }
    }
}
