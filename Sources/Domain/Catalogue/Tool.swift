/// A bar tool.
public struct Tool: Hashable, Sendable, Identifiable {
    /// Its id.
    public let id: Identifier<Tool>
    /// Its name.
    public let name: LocalizedText
    /// What it is for.
    public let summary: LocalizedText

    /// Memberwise.
    public init(id: Identifier<Tool>, name: LocalizedText, summary: LocalizedText) {
        self.id = id
        self.name = name
        self.summary = summary
    }
}
