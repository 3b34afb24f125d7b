/// No entity has the id that was asked for.
package struct NotFound: Error, Hashable, Sendable {
    /// The requested id.
    package let id: String

    package init(id: String) {
        self.id = id
    }
}
