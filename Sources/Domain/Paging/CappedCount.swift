/// A count that stops at a limit: a list that would take long to count shows "100 or more".
package struct CappedCount: Hashable, Sendable {
    /// The limit.
    package static let most = 100

    /// 0…`most`.
    package let value: Int
    /// Whether there may be more.
    package let isCapped: Bool

    /// Clamps to `most`.
    ///
    /// - Parameter isPartial: whether counting stopped before the end.
    package init(_ value: Int, isPartial: Bool = false) {
        self.value = min(max(value, 0), Self.most)
        isCapped = isPartial || value >= Self.most
    }
}
