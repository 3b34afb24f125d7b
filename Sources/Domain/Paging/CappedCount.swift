/// A count that stops at a limit: a list that would take long to count shows "100 or more".
public struct CappedCount: Hashable, Sendable {
    /// The limit.
    public static let most = 100

    /// 0…`most`.
    public let value: Int
    /// Whether there may be more.
    public var isCapped: Bool { value >= Self.most }

    /// Clamps to `most`.
    public init(_ value: Int) {
        self.value = min(max(value, 0), Self.most)
    }
}
