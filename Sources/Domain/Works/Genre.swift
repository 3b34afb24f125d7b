/// A genre of works.
public struct Genre: Hashable, Sendable, Identifiable {
    /// Its id.
    public let id: Identifier<Genre>
    /// Its name.
    public let name: LocalizedText

    /// Memberwise.
    public init(id: Identifier<Genre>, name: LocalizedText) {
        self.id = id
        self.name = name
    }
}
