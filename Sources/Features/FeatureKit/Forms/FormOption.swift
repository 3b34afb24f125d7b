/// One of several things that can be chosen.
public struct FormOption: Hashable, Sendable, Identifiable {
    /// Tells the options apart.
    public let id: String
    /// Its name.
    public let title: String

    /// Memberwise.
    public init(_ id: String, title: String) {
        self.id = id
        self.title = title
    }
}
