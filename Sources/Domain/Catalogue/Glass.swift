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
