package struct BarOutcome: Hashable, Sendable {
    /// Only the changes that had an effect.
    package let applied: BarChange
    package let makeableBefore: Int
    package let makeableAfter: Int
    /// Drinks that can be made only now, sorted by id.
    package let unlocked: [Identifier<Drink>]
    /// Drinks that can no longer be made, sorted by id.
    package let lost: [Identifier<Drink>]

    package init(
        applied: BarChange, makeableBefore: Int, makeableAfter: Int, unlocked: [Identifier<Drink>] = [],
        lost: [Identifier<Drink>] = []
    ) {
        self.applied = applied
        self.makeableBefore = makeableBefore
        self.makeableAfter = makeableAfter
        self.unlocked = unlocked
        self.lost = lost
    }
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
