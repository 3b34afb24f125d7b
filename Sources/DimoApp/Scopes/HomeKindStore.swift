import Domain
import FeatureKit
import Reactive

/// Which kind of works the shelves of Home show, kept over restarts and for each member alone.
@MainActor
final class HomeKindStore {
    /// The kind; nil for all.
    let kind = Observable<WorkKind?>(nil)
    /// Told why the kind could not be kept.
    var onFailure: (any Error) -> Void = { _ in }

    private let repository: any HomeKindRepository
    private let profile: Identifier<Profile>
    private let reading = LatestTask()
    private let work: MemberWork
    private let bag = SubscriptionBag()
    /// What the store holds.
    private var kept: WorkKind?

    init(repository: any HomeKindRepository, profile: Identifier<Profile>, work: MemberWork) {
        self.work = work
        self.repository = repository
        self.profile = profile
    }

    /// Takes what was kept, and keeps every change from now on. For a guest it is not called.
    func start() {
        kind.changes.observe { [weak self] in self?.keep($0) }.store(in: bag)
        reading.run { [repository, profile] in
            try await repository.homeKind(of: profile)
        } completion: { [weak self] result in
            guard let self, case .success(let found?) = result, kind.value == nil else { return }
            kept = found
            kind.send(found)
        }
    }

    private func keep(_ kind: WorkKind?) {
        // What was chosen meanwhile counts, not what is still being read.
        reading.cancel()
        guard kind != kept else { return }
        kept = kind
        work.add { [repository, profile] in
            try await repository.setHomeKind(kind, of: profile)
        } completion: { [weak self] result in
            if case .failure(let error) = result { self?.onFailure(error) }
        }
    }
}
