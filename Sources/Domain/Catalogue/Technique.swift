/// A way of mixing, described.
package struct Technique: Hashable, Sendable, Identifiable {
    /// The kind's raw value.
    package let id: Identifier<Technique>
    /// Which one it is.
    package let kind: TechniqueKind
    package let name: LocalizedText
    /// How it is done.
    package let summary: LocalizedText

    /// Derives the id from the kind.
    package init(kind: TechniqueKind, name: LocalizedText, summary: LocalizedText) {
        id = Identifier(kind.rawValue)
        self.kind = kind
        self.name = name
        self.summary = summary
    }
}

/// The known ways of mixing; dilution and difficulty follow from them.
package enum TechniqueKind: String, CaseIterable, Sendable {
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
