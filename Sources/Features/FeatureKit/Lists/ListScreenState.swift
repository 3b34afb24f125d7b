/// The state of a screen that is a list.
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
    public var matchedText: String? { nil }
    /// Always the same list.
    public var arrival: Int { 0 }
}

/// What a list shows.
public struct ListState<Row: Equatable & Sendable>: ListScreenState {
    /// Where the list stands.
    public var phase: Phase = .idle
    /// The rows read so far.
    public var rows: [Row] = []
    /// The positions that the search found, ascending.
    public var matches: [Int] = []
    /// Grows whenever the rows are those of another filter or order.
    public var arrival = 0

    /// An empty list.
    public init() {}

    /// How many rows were read.
    public var rowCount: Int { rows.count }

    /// A row; nil outside of the list.
    public func row(at index: Int) -> Row? { rows.indices.contains(index) ? rows[index] : nil }
}
