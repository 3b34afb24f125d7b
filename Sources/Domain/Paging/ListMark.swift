/// Where a page of a list ended, so that the next one begins after it. Only the store that made it can read it.
public struct ListMark: Hashable, Sendable {
    /// The key of the last row.
    public let keys: [Int64]

    /// Memberwise.
    public init(_ keys: [Int64]) {
        self.keys = keys
    }

    /// The part of the key at a place; the fallback where it has fewer.
    public func key(_ place: Int, or fallback: Int64) -> Int64 {
        keys.indices.contains(place) ? keys[place] : fallback
    }
}
