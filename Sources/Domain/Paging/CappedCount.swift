/// How many there are, counted only so far: what a list would take long to count says "100 or more".
public struct CappedCount: Hashable, Sendable {
    /// The largest number that is counted.
    public static let most = 100

    /// The number, 0…`most`.
    public let value: Int
    /// Whether there may be more.
    public var isCapped: Bool { value >= Self.most }

    /// Makes a count; more than `most` counts as `most`.
    public init(_ value: Int) {
        self.value = min(max(value, 0), Self.most)
    }
}
