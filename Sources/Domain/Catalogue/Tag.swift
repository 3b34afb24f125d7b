/// A word drinks are grouped by.
public struct Tag: Hashable, Sendable, Identifiable {
    /// Its id.
    public let id: Identifier<Tag>
    /// The word.
    public let name: LocalizedText

    /// Makes a tag.
    public init(id: Identifier<Tag>, name: LocalizedText) {
        self.id = id
        self.name = name
    }
}
