/// No entity has the id that was asked for.
public struct NotFound: Error, Hashable, Sendable {
    /// The requested id.
    public let id: String

    /// Memberwise.
    public init(id: String) {
        self.id = id
    }
}
