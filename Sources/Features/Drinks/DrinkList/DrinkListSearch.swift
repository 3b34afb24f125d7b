import FeatureKit
import Reactive

/// Searches words in all drinks and maps the matches to rows of the list.
@MainActor
final class DrinkListSearch {
    var onFailure: (any Error) -> Void = { _ in }

    private let rows: DrinkListRows
    private let reader: DrinkListReader
    private let searching = LatestTask()
    /// The latest matches as positions in the list by name; nil without a search.
    private var found: (found: [Int], best: Int?)?
    private var foundText = ""

    init(rows: DrinkListRows, reader: DrinkListReader) {
        self.rows = rows
        self.reader = reader
        rows.onArrival = { [weak self] in
            guard let self, !searching.isRunning else { return }
            match()
        }
    }

    func find(_ text: String) {
        guard !text.isEmpty, rows.request.query == nil else {
            searching.cancel()
            found = nil
            foundText = text
            // A narrowing query matches every row, so its matches are known once the rows are.
            if text.isEmpty { match() }
            return
        }
        searching.run { [reader] in
            try await reader.positions(matching: text)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let positions):
                found = positions
                foundText = text
                match()
            // Keeps the previous matches, because "no match" would be wrong.
            case .failure(let error): onFailure(error)
            }
        }
    }

    private func match() {
        let state = rows.state
        let matches =
            rows.request.query != nil
            ? Array(0..<state.value.count) : found.flatMap { rows.contents?.rows(of: $0.found) } ?? []
        let hidden = matches.isEmpty ? found?.found.count ?? 0 : 0
        let isOther = state.value.matches != matches || state.value.hiddenMatches != hidden
        guard isOther || state.value.matchedText != foundText else { return }
        let best = found?.best.flatMap { rows.contents?.rows(of: [$0]).first }
        state.update {
            $0.matches = matches
            $0.bestMatch = best
            $0.hiddenMatches = hidden
            $0.matchedText = foundText
        }
    }
}
