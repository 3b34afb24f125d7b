package struct NotFound: Error, Hashable, Sendable {
    package let id: String

    package init(id: String) {
        self.id = id
    }
}
