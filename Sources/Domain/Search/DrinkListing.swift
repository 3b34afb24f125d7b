/// The drinks a list shows: their positions in the list by name, in the order of the list.
package struct DrinkListing: Hashable, Sendable {
    package let positions: [Int]
    /// How many drinks there are in all.
    package let total: Int
    /// How many of those listed can be made now; nil if unknown.
    package let makeable: Int?

    package init(positions: [Int], total: Int, makeable: Int?) {
        self.positions = positions
        self.total = total
        self.makeable = makeable
    }

    /// How many drinks are listed.
    package var count: Int { positions.count }

    /// The rows of the drinks at these positions, ascending; drinks that are not listed are left out.
    package func rows(of found: some Sequence<Int>) -> [Int] {
        let found = Set(found)
        return positions.indices.filter { found.contains(positions[$0]) }
    }
}
