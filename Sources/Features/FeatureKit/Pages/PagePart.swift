/// A word with a mark, such as an ingredient that is present or missing.
package struct PagePart: Hashable, Sendable {
    package let mark: PageMark
    package let title: String

    package init(_ title: String, mark: PageMark) {
        self.title = title
        self.mark = mark
    }
}
