/// A cursor: where a page of a list ended. Only the store that created it can interpret it.
package struct ListMark: Hashable, Sendable {
    /// The key of the last row.
    package let keys: [Int64]

    package init(_ keys: [Int64]) {
        self.keys = keys
    }

    /// The part of the key at an index; the fallback if it has fewer.
    package func key(_ place: Int, or fallback: Int64) -> Int64 {
        keys.indices.contains(place) ? keys[place] : fallback
    }
}
