/// A way of mixing, described.
public struct Technique: Hashable, Sendable, Identifiable {
    /// The kind's raw value.
    public let id: Identifier<Technique>
    /// Which one it is.
    public let kind: TechniqueKind
    /// Its name.
    public let name: LocalizedText
    /// How it is done.
    public let summary: LocalizedText

    /// Derives the id from the kind.
    public init(kind: TechniqueKind, name: LocalizedText, summary: LocalizedText) {
        id = Identifier(kind.rawValue)
        self.kind = kind
        self.name = name
        self.summary = summary
    }
}
