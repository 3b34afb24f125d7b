/// Bottles to add to and remove from a bar in one step.
public struct BarChange: Hashable, Sendable {
    /// A bottle that is there already gets the new level and date.
    public var added: [Bottle]
    /// Ingredients taken away.
    public var removed: [Identifier<Ingredient>]

    /// Memberwise.
    public init(added: [Bottle] = [], removed: [Identifier<Ingredient>] = []) {
        self.added = added
        self.removed = removed
    }

    /// Whether nothing changes.
    public var isEmpty: Bool { added.isEmpty && removed.isEmpty }
}
