package enum ShelfRow: Hashable, Sendable {
    case work(WorkSummary)
    case wished(WishedWork)
    /// A character of a type, or "someone" in a work.
    case typed(TypedRow)
    case hot(HotCharacter)
}

/// A character and its number of digs in the last seven days.
package struct HotCharacter: Hashable, Sendable {
    package let character: CharacterSummary
    package let digs: Int

    package init(character: CharacterSummary, digs: Int) {
        self.character = character
        self.digs = digs
    }
}

package struct WishedWork: Hashable, Sendable {
    package let work: WorkSummary
    package let wishes: Int

    package init(work: WorkSummary, wishes: Int) {
        self.work = work
        self.wishes = wishes
    }
}
