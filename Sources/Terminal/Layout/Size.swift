/// A size in columns and rows, never negative.
public struct Size: Hashable, Sendable {
    package let width: Int
    package let height: Int

    /// Negative numbers count as 0.
    package init(width: Int, height: Int) {
        self.width = max(0, width)
        self.height = max(0, height)
    }
}
