import Domain
import FeatureKit
import Reactive

@MainActor
final class MakeableViewModel: ViewModel, Subscriber {
    typealias Input = PlainListInput
    typealias Output = StateOutput<MakeableState>

    private let reader: MakeableReader
    private let flow: Flow<BarStep>
    private let state = Observable(MakeableState())
    private let failed = Signal<String>()
    let bag = SubscriptionBag()
    private let reading = LatestTask()
    private let search = LatestTask()
    private var window = RowWindow()
    private var urgent = UrgentDrinks([])
    private var query = ""

    private var strings: Strings { reader.strings }

    init(reader: MakeableReader, flow: Flow<BarStep>) {
        self.reader = reader
        self.flow = flow
    }

    func transform(_ input: Input) -> Output {
        on(input.list.visibleRows) { $0.show($1) }
        on(input.list.query) { $0.find($1) }
        on(input.list.rowSelected) { $0.open($1) }
        on(input.refresh) { $0.reload() }
        reload()
        return Output(state: state.readOnly, messages: Messages(done: .never, failed: failed.events))
    }

    private func reload() {
        state.update { $0.phase = $0.phase.requesting }
        read { [reader] in try await reader.list() }
    }

    private func show(_ range: Range<Int>) {
        window.show(range)
        let state = state.value
        guard state.phase == .loaded else { return }
        if window.isIncomplete(of: state.ids.count, isHeld: { state.rows[$0] != nil }) {
            self.state.update { $0.phase = .loadingMore }
            read { [ids = state.ids, urgent] in (ids, urgent) }
        }
    }

    private func read(_ list: @escaping @Sendable () async throws -> (ids: [Identifier<Drink>], urgent: UrgentDrinks)) {
        let wanted = window.wanted
        reading.read { [reader] in
            let (ids, urgent) = try await list()
            let window = wanted.clamped(to: 0..<ids.count)
            return (ids, urgent, window.lowerBound, try await reader.rows(Array(ids[window]), urgent))
        } completion: { [weak self] result in
            guard let self else { return }
            if case .success(let (_, urgent, _, _)) = result {
                self.urgent = urgent
                window.note(wanted)
            }
            state.update { state in
                switch result {
                case .success(let (ids, _, first, rows)):
                    state.ids = ids
                    state.rows = [:]
                    for (offset, row) in rows.enumerated() { state.rows[first + offset] = row }
                    state.phase = ids.isEmpty ? .empty : .loaded
                case .failure(let error):
                    state.phase = .failed(ErrorText.describe(error, self.strings))
                }
            }
            if case .success = result { find(query) }
            show(window.visible)
        }
    }

    private func find(_ text: String) {
        query = text
        guard !text.isEmpty else {
            search.cancel()
            showMatches([], best: nil, of: text)
            return
        }
        search.run { [reader, ids = state.value.ids] in
            try await reader.positions(of: text, in: ids)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let matches): showMatches(matches.found, best: matches.best, of: text)
            case .failure(let error): failed.send(ErrorText.describe(error, strings))
            }
        }
    }

    private func showMatches(_ matches: [Int], best: Int?, of text: String) {
        guard matches != state.value.matches || text != state.value.matchedText else { return }
        state.update {
            $0.matches = matches
            $0.bestMatch = best
            $0.matchedText = text
        }
    }

    private func open(_ row: Int) {
        guard state.value.ids.indices.contains(row) else { return }
        flow.open(.drink(state.value.ids[row]))
    }
}
