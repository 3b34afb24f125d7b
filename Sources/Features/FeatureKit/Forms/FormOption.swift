/// One of several things that can be chosen.
package struct FormOption: Hashable, Sendable, Identifiable {
    /// Tells the options apart.
    package let id: String
    package let title: String

    package init(_ id: String, title: String) {
        self.id = id
        self.title = title
    }
}
