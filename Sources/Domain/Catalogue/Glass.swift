/// A glass: how much it holds and how it looks.
public struct Glass: Hashable, Sendable, Identifiable {
    /// Its id.
    public let id: Identifier<Glass>
    /// Its name.
    public let name: LocalizedText
    /// Millilitres to the rim.
    public let volume: Double
    /// A sentence or two.
    public let summary: LocalizedText
    /// Rows of equal width: `~` is the surface of the drink, `#` the drink, the rest the glass.
    public let art: [String]

    /// Memberwise.
    public init(
        id: Identifier<Glass>, name: LocalizedText, volume: Double, summary: LocalizedText, art: [String]
    ) {
        self.id = id
        self.name = name
        self.volume = volume
        self.summary = summary
        self.art = art
    }
}
