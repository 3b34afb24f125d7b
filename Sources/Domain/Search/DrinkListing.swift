/// The listed drinks, as positions in the list by name, in list order.
package struct DrinkListing: Hashable, Sendable {
    package let positions: [Int]
    package let total: Int
    /// The number of listed drinks that can be made now; nil if unknown.
    package let makeable: Int?

    package init(positions: [Int], total: Int, makeable: Int?) {
        self.positions = positions
        self.total = total
        self.makeable = makeable
    }

    package var count: Int { positions.count }

    /// Returns the rows of the drinks at these positions, ascending, leaving out unlisted drinks.
    package func rows(of found: some Sequence<Int>) -> [Int] {
        let found = Set(found)
        return positions.indices.filter { found.contains(positions[$0]) }
    }
}
