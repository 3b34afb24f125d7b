/// A word with its sign, as what a drink is made of: there, or missing.
package struct PagePart: Hashable, Sendable {
    /// The sign before it.
    package let mark: PageMark
    package let title: String

    package init(_ title: String, mark: PageMark) {
        self.title = title
        self.mark = mark
    }
}
