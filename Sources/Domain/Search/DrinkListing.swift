/// The drinks a list shows: their positions in the list by name, in the order of the list.
public struct DrinkListing: Hashable, Sendable {
    /// The positions.
    public let positions: [Int]
    /// How many drinks there are in all.
    public let total: Int
    /// How many of those listed can be made now; nil if unknown.
    public let makeable: Int?

    /// Memberwise.
    public init(positions: [Int], total: Int, makeable: Int?) {
        self.positions = positions
        self.total = total
        self.makeable = makeable
    }

    /// How many drinks are listed.
    public var count: Int { positions.count }

    /// The rows of the drinks at these positions, ascending; drinks that are not listed are left out.
    public func rows(of found: some Sequence<Int>) -> [Int] {
        let found = Set(found)
        return positions.indices.filter { found.contains(positions[$0]) }
    }
}
