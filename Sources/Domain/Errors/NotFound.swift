/// Something was asked for by an id that nothing has.
public struct NotFound: Error, Hashable, Sendable {
    /// The id as it was asked for.
    public let id: String

    /// Makes the error.
    public init(id: String) {
        self.id = id
    }
}
