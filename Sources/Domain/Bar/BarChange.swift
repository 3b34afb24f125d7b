/// What is put on a shelf and taken from it in one step.
public struct BarChange: Hashable, Sendable {
    /// Bottles put there; one that is there already takes the new level and date.
    public var added: [Bottle]
    /// Ingredients taken away.
    public var removed: [Identifier<Ingredient>]

    /// Makes a change.
    public init(added: [Bottle] = [], removed: [Identifier<Ingredient>] = []) {
        self.added = added
        self.removed = removed
    }

    /// Whether nothing changes.
    public var isEmpty: Bool { added.isEmpty && removed.isEmpty }
}
