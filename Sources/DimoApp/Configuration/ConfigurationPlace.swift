import Yams

/// Where something stands in a file of the configuration.
package struct ConfigurationPlace: Hashable, Sendable {
    /// The line, from 1.
    package let line: Int
    /// The column, from 1.
    package let column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// Where a node begins.
    init(_ node: Node) {
        self.init(line: node.mark?.line ?? 1, column: node.mark?.column ?? 1)
    }
}
