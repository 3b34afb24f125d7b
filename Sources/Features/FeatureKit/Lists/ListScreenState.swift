public protocol ListScreenState: ScreenState {
    /// What a row is, every text ready.
    associatedtype Row

    /// How many rows there are, read or not.
    var rowCount: Int { get }
    /// A row; nil where it is not read yet.
    func row(at index: Int) -> Row?
    /// The positions that the search found, ascending.
    var matches: [Int] { get }
    /// What those positions match, where it is found out later; nil for what is looked for now.
    var matchedText: String? { get }
    /// Grows whenever the rows are those of another filter or order: then the first is selected.
    var arrival: Int { get }
}

extension ListScreenState {
    /// Found at once.
    package var matchedText: String? { nil }
    /// Always the same list.
    package var arrival: Int { 0 }
}

/// What a list shows.
package struct ListState<Row: Equatable & Sendable>: ListScreenState {
    /// Where the list stands.
    package var phase: Phase = .idle
    /// The rows read so far.
    package var rows: [Row] = []
    /// The positions that the search found, ascending.
    package var matches: [Int] = []
    /// Grows whenever the rows are those of another filter or order.
    package var arrival = 0
    /// Whether there is more than was read.
    package var hasMore = false

    /// An empty list.
    package init() {}

    /// How many rows were read.
    package var rowCount: Int { rows.count }

    /// A row; nil outside of the list.
    package func row(at index: Int) -> Row? { rows.indices.contains(index) ? rows[index] : nil }
}
