import Domain
import FeatureKit
import Reactive

/// The rows of a list of drinks: which they are, and those in a window around what is on the screen.
@MainActor
final class DrinkListRows {
    /// What the list shows.
    let state = Observable(DrinkListState())
    private(set) var request: DrinkListRequest
    /// Which drinks are listed; nil until they were read.
    private(set) var contents: DrinkListContents?
    /// Called when rows have come.
    var onArrival: () -> Void = {}

    private let reader: DrinkListReader
    private let strings: Strings
    private let page = LatestTask()
    private let opening = LatestTask()
    private var visible = 0..<40

    init(_ request: DrinkListRequest, reader: DrinkListReader, strings: Strings) {
        self.request = request
        self.reader = reader
        self.strings = strings
    }

    /// Asks for other drinks than before; the selection will go to the first of them.
    func ask(_ change: (inout DrinkListRequest) -> Void) {
        var changed = request
        change(&changed)
        guard changed != request else { return }
        request = changed
        visible = 0..<visible.count
        reload(isOther: true)
    }

    /// These rows are on the screen.
    func see(_ range: Range<Int>) {
        visible = range
        guard state.value.phase == .loaded, let contents else { return }
        let rows = state.value.rows
        if range.clamped(to: 0..<state.value.count).contains(where: { rows[$0] == nil }) {
            state.update { $0.phase = .loadingMore }
            load(contents, isOther: false)
        }
    }

    func reload(isOther: Bool = false) {
        state.update { $0.phase = $0.phase.requesting }
        load(nil, isOther: isOther)
    }

    /// Hands on the drink of a row. One that was found far from what is seen may not be read yet: then it is read first.
    func open(_ row: Int, then show: @escaping (Identifier<Drink>) -> Void) {
        if let drink = state.value.rows[row] { return show(drink.id) }
        guard let contents, (0..<contents.count).contains(row) else { return }
        opening.run { [reader] in
            try await reader.rows(row..<row + 1, of: contents)[row]?.drink.id
        } completion: { result in
            if case .success(let id?) = result { show(id) }
        }
    }

    /// The search of the line together with the filter, to be kept; nil without one, or if it is not understood.
    var searched: DrinkFilter? {
        guard request.query != nil, case .some(_, let search, _)? = contents, search.problems.isEmpty else {
            return nil
        }
        return search.within(request.arrangement.filter).asFilter
    }

    /// Reads a window of one screen before and after what is seen.
    ///
    /// - Parameter known: which drinks are listed; nil to find out anew.
    private func load(_ known: DrinkListContents?, isOther: Bool) {
        let window = max(0, visible.lowerBound - visible.count)..<(visible.upperBound + visible.count)
        page.read { [reader, request] in
            let contents: DrinkListContents
            if let known { contents = known } else { contents = try await reader.contents(of: request) }
            return (contents, try await reader.rows(window, of: contents))
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let (contents, rows)):
                self.contents = contents
                apply(contents, rows, keepingRows: known != nil, isOther: isOther)
            case .failure(let error):
                state.update { $0.phase = .failed(ErrorText.describe(error, self.strings)) }
            }
            // What is seen may have moved on meanwhile.
            see(visible)
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
            if !keepingRows { DrinkListDescription(contents, request, strings).describe(&state) }
            if isOther { state.arrival += 1 }
        }
        onArrival()
    }
}
