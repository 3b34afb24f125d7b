/// A keyword that groups drinks.
public struct Tag: Hashable, Sendable, Identifiable {
    /// Its id.
    public let id: Identifier<Tag>
    /// The word.
    public let name: LocalizedText

    /// Memberwise.
    public init(id: Identifier<Tag>, name: LocalizedText) {
        self.id = id
        self.name = name
    }
}
