/// Bottles to add to and remove from a bar in one step.
package struct BarChange: Hashable, Sendable {
    /// A bottle that is there already gets the new level and date.
    package var added: [Bottle]
    /// Ingredients taken away.
    package var removed: [Identifier<Ingredient>]

    package init(added: [Bottle] = [], removed: [Identifier<Ingredient>] = []) {
        self.added = added
        self.removed = removed
    }

    /// Whether nothing changes.
    package var isEmpty: Bool { added.isEmpty && removed.isEmpty }
}
