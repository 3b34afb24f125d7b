public protocol ListScreenState: ScreenState {
    associatedtype Row

    /// The number of rows, loaded or not.
    var rowCount: Int { get }
    func row(at index: Int) -> Row?
    /// The indices of the rows the search found, ascending.
    var matches: [Int] { get }
    /// The text the matches belong to, if found asynchronously; nil for the current text.
    var matchedText: String? { get }
    /// The match that the text most likely means; nil for none.
    var bestMatch: Int? { get }
    /// Increases whenever the filter or order changes; the first row is then selected.
    var arrival: Int { get }
}

extension ListScreenState {
    package var matchedText: String? { nil }
    package var bestMatch: Int? { nil }
    package var arrival: Int { 0 }
}

package protocol ListHolder: ListScreenState where Row: Equatable & Sendable {
    var list: ListState<Row> { get }
}

extension ListHolder {
    package var phase: Phase { list.phase }
    package var rowCount: Int { list.rowCount }
    package var matches: [Int] { list.matches }
    package var arrival: Int { list.arrival }

    package func row(at index: Int) -> Row? { list.row(at: index) }
}

package struct ListState<Row: Equatable & Sendable>: ListScreenState {
    package var phase: Phase = .idle
    package var rows: [Row] = []
    package var matches: [Int] = []
    package var arrival = 0
    package var hasMore = false

    package init() {}

    package var rowCount: Int { rows.count }

    package func row(at index: Int) -> Row? { rows.indices.contains(index) ? rows[index] : nil }
}
