/// A position in a canvas: columns from the left, rows from the top, both from 0.
public struct Point: Hashable, Sendable {
    package var x: Int
    package var y: Int

    package init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }
}
