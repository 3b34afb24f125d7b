public import Domain

/// A work as lists name it.
public struct WorkRow: Codable, Hashable, Sendable {
    /// Its id.
    public let id: Identifier<Work>
    /// Its titles.
    public let title: LocalizedText
    /// What it is.
    public let kind: OpenCode<WorkKind>
    /// The year of its first showing.
    public let year: Int

    /// Memberwise.
    public init(
        id: Identifier<Work>, title: LocalizedText, kind: OpenCode<WorkKind>, year: Int
    ) {
        self.id = id
        self.title = title
        self.kind = kind
        self.year = year
    }
}
