package import Domain
package import Reactive

package struct PickerInput: ScreenInput {
    package let query = Observable("")
    package let rowSelected = Signal<Int>()
    package let refresh = Signal<Void>()

    package init() {}
}

package struct PickerState: ReadingState {
    package var phase: Phase = .idle
    package var rows: [PickerRow] = []
    /// The ticked IDs in the order of ticking; always empty if only one row can be chosen.
    package var ticked: [String] = []

    package init() {}
}

@MainActor
package final class PickerViewModel: ViewModel, Subscriber {
    package typealias Input = PickerInput

    package struct Output: ScreenOutput {
        package let state: ReadOnly<PickerState>
        /// Notifies about a chosen row. A closing modal closes first, because the choice may present another modal.
        package let chosen: Events<PickerRow>
    }

    package enum Choice {
        case one(@MainActor (PickerRow) -> Void)
        /// Chooses one row; the modal stays below what follows until `close` is called.
        case staying(@MainActor (PickerRow, _ close: @escaping @MainActor () -> Void) -> Void)
        /// Ticks rows. Called on each change with the IDs in the order of ticking.
        case several([String], @MainActor ([String]) -> Void)
    }

    package let source: PickerSource
    package let choice: Choice
    private let strings: Strings
    private let state = Observable(PickerState())
    private let chosen = Signal<PickerRow>()
    package let bag = SubscriptionBag()
    private let reading = LatestTask()

    package init(source: PickerSource, choice: Choice, strings: Strings) {
        self.source = source
        self.choice = choice
        self.strings = strings
    }

    package func transform(_ input: Input) -> Output {
        if case .several(let ticked, _) = choice { state.update { $0.ticked = ticked } }
        on(input.query) { $0.find($1) }
        input.refresh.observe { [weak self, query = input.query] in self?.find(query.value) }.store(in: bag)
        on(input.rowSelected) { $0.select($1) }
        return Output(state: state.readOnly, chosen: chosen.events)
    }

    private func find(_ text: String) {
        reading.read(into: state, strings) { [source] in
            try await source.find(text)
        } show: { [weak self] found in
            guard let self else { return }
            let rows = found + newRow(text, found)
            state.update {
                $0.rows = rows
                $0.phase = rows.isEmpty ? .empty : .loaded
            }
        }
    }

    private func select(_ index: Int) {
        guard state.value.rows.indices.contains(index) else { return }
        let row = state.value.rows[index]
        guard let create = source.create, row.id.hasPrefix(Self.newMark) else { return choose(row) }
        create(String(row.id.dropFirst(Self.newMark.count))) { [weak self] made in
            guard let self else { return }
            state.update { $0.rows = [made] + $0.rows.filter { $0.id != row.id && $0.id != made.id } }
            if !state.value.ticked.contains(made.id) { choose(made) }
        }
    }

    private static let newMark = ":"

    /// A row that creates an item, if the text names none of the found ones.
    private func newRow(_ text: String, _ found: [PickerRow]) -> [PickerRow] {
        let name = PlainText.line(text, limit: 60)
        let isThere = found.contains { Folding.folded($0.name) == Folding.folded(name) }
        guard source.create != nil, !name.isEmpty, !isThere else { return [] }
        return [PickerRow(id: Self.newMark + name, name: "+ \(strings("picker.create-plain", name))")]
    }

    private func choose(_ row: PickerRow) {
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
