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

/// The known ways of mixing; dilution and difficulty follow from them.
public enum TechniqueKind: String, CaseIterable, Sendable {
    /// Poured together in the serving glass.
    case build
    /// Stirred with ice in a mixing glass.
    case stir
    /// Shaken with ice.
    case shake
    /// Shaken without ice first, for foam.
    case dryShake = "dry-shake"
    /// Crushed with a muddler.
    case muddle
    /// Blended with ice.
    case blend
    /// Floated in layers.
    case layer
    /// Poured from tin to tin.
    case `throw`
}
