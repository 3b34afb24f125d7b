/// A row of a list of Home.
package enum ShelfRow: Hashable, Sendable {
    case work(WorkSummary)
    case wished(WishedWork)
    /// A character of a type, or someone in a work.
    case typed(TypedRow)
    case hot(HotCharacter)
}

/// A character with how often it was dug in the last seven days.
package struct HotCharacter: Hashable, Sendable {
    package let character: CharacterSummary
    /// How often.
    package let digs: Int

    package init(character: CharacterSummary, digs: Int) {
        self.character = character
        self.digs = digs
    }
}

/// A work with the number of members of a type who wish to watch it.
package struct WishedWork: Hashable, Sendable {
    package let work: WorkSummary
    package let wishes: Int

    package init(work: WorkSummary, wishes: Int) {
        self.work = work
        self.wishes = wishes
    }
}
