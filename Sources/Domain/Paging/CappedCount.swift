/// A count that stops at a limit: a list that would take long to count shows "100 or more".
public struct CappedCount: Hashable, Sendable {
    /// The limit.
    public static let most = 100

    /// 0…`most`.
    public let value: Int
    /// Whether there may be more.
    public let isCapped: Bool

    /// Clamps to `most`.
    ///
    /// - Parameter isPartial: whether counting stopped before the end.
    public init(_ value: Int, isPartial: Bool = false) {
        self.value = min(max(value, 0), Self.most)
        isCapped = isPartial || value >= Self.most
    }
}
