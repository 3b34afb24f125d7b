/// Which drinks gain a mark and which lose it, in one step.
public struct DrinkMarkChange: Hashable, Sendable {
    /// The mark.
    public let mark: DrinkMark
    /// A drink that has the mark already keeps its time.
    public var added: [Identifier<Drink>]
    /// A drink that is also in `added` keeps the mark.
    public var removed: [Identifier<Drink>]

    /// Memberwise.
    public init(_ mark: DrinkMark, added: [Identifier<Drink>] = [], removed: [Identifier<Drink>] = []) {
        self.mark = mark
        self.added = added
        self.removed = removed
    }

    /// Whether nothing changes.
    public var isEmpty: Bool { added.isEmpty && removed.isEmpty }
}
