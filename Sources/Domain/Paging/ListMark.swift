/// A cursor: where a page of a list ended. Only the store that created it can interpret it.
package struct ListMark: Hashable, Sendable {
    package let keys: [Int64]

    package init(_ keys: [Int64]) {
        self.keys = keys
    }

    package func key(_ place: Int, or fallback: Int64) -> Int64 {
        keys.indices.contains(place) ? keys[place] : fallback
    }
}
