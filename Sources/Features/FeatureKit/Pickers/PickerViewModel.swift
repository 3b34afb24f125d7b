package import Domain
package import Reactive

/// What a user does in a search picker.
package struct PickerInput: ScreenInput {
    /// What is looked for; empty for everything.
    package let query = Observable("")
    /// A row was chosen.
    package let rowSelected = Signal<Int>()
    /// The rows are to be found anew.
    package let refresh = Signal<Void>()

    package init() {}
}

/// What a search picker shows.
package struct PickerState: ScreenState {
    /// Where the rows stand.
    package var phase: Phase = .idle
    package var rows: [PickerRow] = []
    /// The ids that are ticked, in the order of ticking; always empty where one thing is chosen.
    package var ticked: [String] = []

    /// An empty picker.
    package init() {}
}

/// A search from which one thing is chosen, or several are ticked.
@MainActor
package final class PickerViewModel: ViewModel {
    package typealias Input = PickerInput

    /// What the modal shows.
    package struct Output: ScreenOutput {
        /// The rows.
        package let state: ReadOnly<PickerState>
        /// One thing was chosen: a modal that closes does so before anything follows, which may be a modal itself.
        package let chosen: Events<PickerRow>
    }

    /// What choosing a row means.
    package enum Choice {
        /// One row is chosen, and the modal closes.
        case one(@MainActor (PickerRow) -> Void)
        /// One row is chosen, and the modal stays below what that leads to until it is told to close.
        case staying(@MainActor (PickerRow, _ close: @escaping @MainActor () -> Void) -> Void)
        /// Rows are ticked; told at each change, in the order of ticking.
        case several([String], @MainActor ([String]) -> Void)
    }

    /// Where it looks.
    package let source: PickerSource
    /// What choosing means.
    package let choice: Choice
    private let strings: Strings
    private let state = Observable(PickerState())
    private let chosen = Signal<PickerRow>()
    private let bag = SubscriptionBag()
    private let reading = LatestTask()

    /// A search that has not begun.
    package init(source: PickerSource, choice: Choice, strings: Strings) {
        self.source = source
        self.choice = choice
        self.strings = strings
    }

    /// Binds the input and finds everything.
    package func transform(_ input: Input) -> Output {
        if case .several(let ticked, _) = choice { state.update { $0.ticked = ticked } }
        input.query.observe { [weak self] in self?.find($0) }.store(in: bag)
        input.refresh.observe { [weak self, query = input.query] in self?.find(query.value) }.store(in: bag)
        input.rowSelected.observe { [weak self] in self?.select($0) }.store(in: bag)
        return Output(state: state.readOnly, chosen: chosen.events)
    }

    private func find(_ text: String) {
        state.update { $0.phase = $0.phase.requesting }
        reading.run { [source] in
            try await source.find(text)
        } completion: { [weak self] result in
            guard let self else { return }
            state.update { state in
                switch result {
                case .success(let found):
                    let rows = found + self.newRow(text, found)
                    state.rows = rows
                    state.phase = rows.isEmpty ? .empty : .loaded
                case .failure(let error):
                    state.phase = .failed(ErrorText.describe(error, self.strings))
                }
            }
        }
    }

    private func select(_ index: Int) {
        guard state.value.rows.indices.contains(index) else { return }
        let row = state.value.rows[index]
        guard let create = source.create, row.id.hasPrefix(Self.newMark) else { return take(row) }
        create(String(row.id.dropFirst(Self.newMark.count))) { [weak self] made in
            guard let self else { return }
            state.update { $0.rows = [made] + $0.rows.filter { $0.id != row.id && $0.id != made.id } }
            if !state.value.ticked.contains(made.id) { take(made) }
        }
    }

    private static let newMark = ":"

    /// The row that makes what nothing is called yet.
    private func newRow(_ text: String, _ found: [PickerRow]) -> [PickerRow] {
        let name = PlainText.line(text, limit: 60)
        let isThere = found.contains { Folding.folded($0.name) == Folding.folded(name) }
        guard source.create != nil, !name.isEmpty, !isThere else { return [] }
        return [PickerRow(id: Self.newMark + name, name: "+ \(strings("picker.create-plain", name))")]
    }

    private func take(_ row: PickerRow) {
        switch choice {
        case .one, .staying: chosen.send(row)
        case .several(_, let onChange):
            state.update { state in
                if let place = state.ticked.firstIndex(of: row.id) {
                    state.ticked.remove(at: place)
                } else {
                    state.ticked.append(row.id)
                }
            }
            onChange(state.value.ticked)
        }
    }
}
