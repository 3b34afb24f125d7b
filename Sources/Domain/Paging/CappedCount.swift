/// A count that stops at a limit, shown as "100 or more".
package struct CappedCount: Hashable, Sendable {
    package static let most = 100

    /// 0…`most`.
    package let value: Int
    package let isCapped: Bool

    /// Clamps to `most`; `isPartial` means that counting stopped before the end.
    package init(_ value: Int, isPartial: Bool = false) {
        self.value = min(max(value, 0), Self.most)
        isCapped = isPartial || value >= Self.most
    }
}
