package struct Tool: Hashable, Sendable, Identifiable {
    package let id: Identifier<Tool>
    package let name: LocalizedText
    package let summary: LocalizedText

    package init(id: Identifier<Tool>, name: LocalizedText, summary: LocalizedText) {
        self.id = id
        self.name = name
        self.summary = summary
    }
}

package struct Glass: Hashable, Sendable, Identifiable {
    package let id: Identifier<Glass>
    package let name: LocalizedText
    /// Millilitres to the rim.
    package let volume: Double
    /// One or two sentences.
    package let summary: LocalizedText
    /// Rows of equal width: `~` is the surface of the drink, `#` the drink, everything else the glass.
    package let art: [String]

    package init(
        id: Identifier<Glass>, name: LocalizedText, volume: Double, summary: LocalizedText, art: [String]
    ) {
        self.id = id
        self.name = name
        self.volume = volume
        self.summary = summary
        self.art = art
    }
}

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

package struct Tag: Hashable, Sendable, Identifiable {
    package let id: Identifier<Tag>
    package let name: LocalizedText

    package init(id: Identifier<Tag>, name: LocalizedText) {
        self.id = id
        self.name = name
    }
}
