/// A way of mixing, with the words for it.
public struct Technique: Hashable, Sendable, Identifiable {
    /// Its id, the kind's raw value.
    public let id: Identifier<Technique>
    /// Which one it is.
    public let kind: TechniqueKind
    /// Its name.
    public let name: LocalizedText
    /// How it is done.
    public let summary: LocalizedText

    /// Makes a technique.
    public init(kind: TechniqueKind, name: LocalizedText, summary: LocalizedText) {
        id = Identifier(kind.rawValue)
        self.kind = kind
        self.name = name
        self.summary = summary
    }
}
