/// What a list of rows shows.
public struct RowListState<Target: Hashable & Sendable>: Equatable, Sendable {
    /// Where the list stands.
    public var phase: Phase = .idle
    /// The rows read so far, every text ready.
    public var rows: [PageRow<Target>] = []

    /// Grows whenever the rows are those of another filter or order.
    public var arrival = 0

    /// Makes an empty list.
    public init() {}
}
