internal import Domain
internal import FeatureKit
internal import Reactive

/// A search of which one thing is chosen.
@MainActor
final class FinderViewModel {
    struct Input {
        /// What is looked for; empty for everything.
        let query: ReadOnly<String>
        /// A row was chosen.
        let rowSelected: Events<Int>
    }

    struct Output {
        let state: ReadOnly<FinderState>
        /// What was chosen. The search is closed before anything follows from it: that may show a box of its own.
        let chosen: Events<FinderRow>
    }

    let source: FinderSource
    private let strings: Strings
    private let state = Observable(FinderState())
    private let chosen = Signal<FinderRow>()
    private let bag = SubscriptionBag()
    private let reading = LatestTask()

    init(source: FinderSource, strings: Strings) {
        self.source = source
        self.strings = strings
    }

    func transform(_ input: Input) -> Output {
        input.query.observe { [weak self] in self?.find($0) }.store(in: bag)
        input.rowSelected.observe { [weak self] in self?.select($0) }.store(in: bag)
        return Output(state: state.readOnly, chosen: chosen.events)
    }

    /// Waits until nothing is on its way, for tests.
    func settle() async {
        await reading.settle()
    }

    private func find(_ text: String) {
        state.update { $0.phase = $0.phase.requesting }
        reading.run { [source] in
            try await source.find(text)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let rows): state.send(FinderState(phase: rows.isEmpty ? .empty : .loaded, rows: rows))
            case .failure(let error):
                state.update { $0.phase = .failed(ErrorText.describe(error, self.strings)) }
            }
        }
    }

    private func select(_ index: Int) {
        guard state.value.rows.indices.contains(index) else { return }
        chosen.send(state.value.rows[index])
    }
}
