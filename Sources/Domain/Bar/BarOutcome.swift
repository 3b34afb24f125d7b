package struct BarOutcome: Hashable, Sendable {
    /// Only the changes that had an effect.
    package let applied: BarChange
    package let makeableBefore: Int
    package let makeableAfter: Int
    /// Drinks that can be made only now, sorted by id.
    package var unlocked: [Identifier<Drink>] = []
    /// Drinks that can no longer be made, sorted by id.
    package var lost: [Identifier<Drink>] = []
}

package struct BarChange: Hashable, Sendable {
    /// A bottle already in the bar gets the new level and date.
    package var added: [Bottle]
    package var removed: [Identifier<Ingredient>]

    package init(added: [Bottle] = [], removed: [Identifier<Ingredient>] = []) {
        self.added = added
        self.removed = removed
    }

    package var isEmpty: Bool { added.isEmpty && removed.isEmpty }
}
