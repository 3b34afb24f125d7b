/// Which drinks take a mark and which lose it, in one step.
public struct DrinkMarkChange: Hashable, Sendable {
    /// The mark.
    public let mark: DrinkMark
    /// The drinks that take it; one that bears it keeps the time it was marked.
    public var added: [Identifier<Drink>]
    /// The drinks that lose it; of one named twice the adding counts.
    public var removed: [Identifier<Drink>]

    /// Makes a change.
    public init(_ mark: DrinkMark, added: [Identifier<Drink>] = [], removed: [Identifier<Drink>] = []) {
        self.mark = mark
        self.added = added
        self.removed = removed
    }

    /// Whether nothing changes.
    public var isEmpty: Bool { added.isEmpty && removed.isEmpty }
}
