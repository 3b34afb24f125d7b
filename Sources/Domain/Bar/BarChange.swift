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
