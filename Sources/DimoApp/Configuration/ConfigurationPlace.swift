import Yams

package struct ConfigurationPlace: Hashable, Sendable {
    /// Counted from 1.
    package let line: Int
    /// Counted from 1.
    package let column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    init(_ node: Node) {
        self.init(line: node.mark?.line ?? 1, column: node.mark?.column ?? 1)
    }
}
