package struct FormOption: Hashable, Sendable, Identifiable {
    package let id: String
    package let title: String

    package init(_ id: String, title: String) {
        self.id = id
        self.title = title
    }
}
