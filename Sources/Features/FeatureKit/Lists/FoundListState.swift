/// The state of a list that a find line looks through.
public protocol FoundListState {
    /// What a row is.
    associatedtype Row
    /// The rows.
    var rows: [Row] { get }
    /// The positions of the rows that were found.
    var matches: [Int] { get }
    /// Where the list stands.
    var phase: Phase { get }
}
