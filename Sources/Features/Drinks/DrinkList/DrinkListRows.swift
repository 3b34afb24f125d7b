import Domain
import FeatureKit
import Reactive

@MainActor
final class DrinkListRows {
    let state = Observable(DrinkListState())
    private(set) var request: DrinkListRequest
    private(set) var contents: DrinkListContents?
    var onArrival: () -> Void = {}

    private let reader: DrinkListReader
    private let strings: Strings
    private let page = LatestTask()
    private let opening = LatestTask()
    private var window = RowWindow()

    init(_ request: DrinkListRequest, reader: DrinkListReader, strings: Strings) {
        self.request = request
        self.reader = reader
        self.strings = strings
    }

    /// Changes the request; the selection returns to the first drink.
    func ask(_ change: (inout DrinkListRequest) -> Void) {
        var changed = request
        change(&changed)
        guard changed != request else { return }
        request = changed
        window.returnToStart()
        reload(isOther: true)
    }

    func setVisibleRows(_ range: Range<Int>) {
        window.show(range)
        guard state.value.phase == .loaded, let contents else { return }
        let rows = state.value.rows
        if window.isIncomplete(of: state.value.count, isHeld: { rows[$0] != nil }) {
            state.update { $0.phase = .loadingMore }
            load(contents, isOther: false)
        }
    }

    func reload(isOther: Bool = false) {
        state.update { $0.phase = $0.phase.requesting }
        load(nil, isOther: isOther)
    }

    /// Passes the drink of a row to `show`, after reading a row that is not loaded.
    func open(_ row: Int, then show: @escaping (Identifier<Drink>) -> Void) {
        if let drink = state.value.rows[row] { return show(drink.id) }
        guard let contents, (0..<contents.count).contains(row) else { return }
        opening.run { [reader] in
            try await reader.rows(row..<row + 1, of: contents)[row]?.drink.id
        } completion: { result in
            if case .success(let id?) = result { show(id) }
        }
    }

    /// The query combined with the filter, for saving; nil without a query or if it is invalid.
    var searched: DrinkFilter? {
        guard request.query != nil, case .some(_, let search, _)? = contents, search.problems.isEmpty else {
            return nil
        }
        return search.within(request.arrangement.filter).asFilter
    }

    /// `known` is nil to determine the listed drinks again.
    private func load(_ known: DrinkListContents?, isOther: Bool) {
        let wanted = window.wanted
        page.read { [reader, request] in
            let contents: DrinkListContents
            if let known { contents = known } else { contents = try await reader.contents(of: request) }
            return (contents, try await reader.rows(wanted, of: contents))
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let (contents, rows)):
                self.contents = contents
                window.note(wanted)
                apply(contents, rows, keepingRows: known != nil, isOther: isOther)
            case .failure(let error):
                state.update { $0.phase = .failed(ErrorText.describe(error, self.strings)) }
            }
            // The visible rows may have changed meanwhile.
            setVisibleRows(window.visible)
        }
    }

    private func apply(
        _ contents: DrinkListContents, _ found: [Int: DrinkListReader.Row], keepingRows: Bool, isOther: Bool
    ) {
        state.update { state in
            var rows = keepingRows && state.rows.count < 1_000 ? state.rows : [:]
            for (index, row) in found { rows[index] = DrinkRow(row.drink, away: row.away, strings: strings) }
            state.rows = rows
            state.phase = contents.count == 0 ? .empty : .loaded
            if !keepingRows {
                DrinkListDescription(contents: contents, request: request, strings: strings).describe(&state)
            }
            if isOther { state.arrival += 1 }
        }
        onArrival()
    }
}
