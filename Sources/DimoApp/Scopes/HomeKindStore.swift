import Domain
import FeatureKit
import Reactive

/// The kind of works on the shelves of Home, saved for each member.
@MainActor
final class HomeKindStore {
    /// Nil for all kinds.
    let kind = Observable<WorkKind?>(nil)
    var onFailure: (any Error) -> Void = { _ in }

    private let repository: any HomeKindRepository
    private let profile: Identifier<Profile>
    private let reading = LatestTask()
    private let work: MemberWork
    private let bag = SubscriptionBag()
    private var kept: WorkKind?

    init(repository: any HomeKindRepository, profile: Identifier<Profile>, work: MemberWork) {
        self.work = work
        self.repository = repository
        self.profile = profile
    }

    /// Restores the saved kind, and saves every change from now on. Not called for guests.
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
        // A choice made meanwhile overrides the one still being read.
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
