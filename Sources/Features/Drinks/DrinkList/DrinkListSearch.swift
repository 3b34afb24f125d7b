import FeatureKit
import Reactive

/// Looks for words among all drinks, and tells at which rows of the list they were found.
@MainActor
final class DrinkListSearch {
    /// Gets why the drinks could not be searched.
    var onFailure: (any Error) -> Void = { _ in }

    private let rows: DrinkListRows
    private let reader: DrinkListReader
    private let searching = LatestTask()
    /// The positions in the list by name that were found last; nil while nothing is looked for.
    private var found: [Int]?
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
            // A line that narrows finds every row; they are known once the rows are.
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
            // The list goes on showing what it found before: "no match" would not be true.
            case .failure(let error): onFailure(error)
            }
        }
    }

    /// Rows of another list are other rows of the same drinks.
    private func match() {
        let state = rows.state
        let matches =
            rows.request.query != nil
            ? Array(0..<state.value.count) : found.flatMap { rows.contents?.rows(of: $0) } ?? []
        guard state.value.matches != matches || state.value.matchedText != foundText else { return }
        state.update {
            $0.matches = matches
            $0.matchedText = foundText
        }
    }
}
