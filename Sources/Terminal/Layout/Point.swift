/// A position in a canvas: columns from the left, rows from the top, both from 0.
public struct Point: Hashable, Sendable {
    /// The column.
    public var x: Int
    /// The row.
    public var y: Int

    /// Memberwise.
    public init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }
}
