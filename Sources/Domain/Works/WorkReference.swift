/// A work as lists of other things show it.
public struct WorkReference: Hashable, Sendable, Identifiable {
    /// Its id.
    public let id: Identifier<Work>
    /// Its titles.
    public let title: LocalizedText
    /// What it is.
    public let kind: WorkKind
    /// The year of its first showing.
    public let year: Int

    /// Memberwise.
    public init(id: Identifier<Work>, title: LocalizedText, kind: WorkKind, year: Int) {
        self.id = id
        self.title = title
        self.kind = kind
        self.year = year
    }
}
