internal import Domain
internal import FeatureKit
internal import Reactive

/// Walks through the orders of a shelf; a shelf that is too long to be sorted says so and keeps its own.
@MainActor
final class ShelfSorter {
    private let dependencies: HomeDIContainer.Dependencies
    private let arrangement: Observable<ShelfArrangement>
    private let makeReader: () -> HomeShelfReader
    private let failures = Signal<String>()
    private let measuring = LatestTask()

    init(
        _ shelf: HomeShelf, _ dependencies: HomeDIContainer.Dependencies, makeReader: @escaping () -> HomeShelfReader
    ) {
        self.dependencies = dependencies
        self.makeReader = makeReader
        arrangement = dependencies.arrangements[shelf]
    }

    /// What could not be done.
    var failed: Events<String> { failures.events }

    /// Goes on to the next order.
    func advance() {
        guard let list = makeReader().list else { return }
        measuring.run { [shelves = dependencies.shelves, reader = dependencies.reader()] in
            try await shelves.facts(of: list, for: reader) != nil
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(true): arrangement.update { $0.sort = $0.sort.next }
            case .success(false): failures.send(dependencies.strings["home.sort.too-long"])
            case .failure(let error): failures.send(ErrorText.describe(error, dependencies.strings))
            }
        }
    }
}
