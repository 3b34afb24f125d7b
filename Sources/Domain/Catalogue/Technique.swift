package struct Technique: Hashable, Sendable, Identifiable {
    package let id: Identifier<Technique>
    package let kind: TechniqueKind
    package let name: LocalizedText
    package let summary: LocalizedText

    package init(kind: TechniqueKind, name: LocalizedText, summary: LocalizedText) {
        id = Identifier(kind.rawValue)
        self.kind = kind
        self.name = name
        self.summary = summary
    }
}

package enum TechniqueKind: String, CaseIterable, Sendable {
    /// Poured together in the serving glass.
    case build
    case stir
    case shake
    /// Shaken without ice first, for foam.
    case dryShake = "dry-shake"
    case muddle
    case blend
    case layer
    /// Poured from tin to tin.
    case `throw`
}
