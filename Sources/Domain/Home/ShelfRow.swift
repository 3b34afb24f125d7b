/// A row of a list of Home.
public enum ShelfRow: Hashable, Sendable {
    case work(WorkSummary)
    case wished(WishedWork)
    /// A character of a type, or someone in a work.
    case typed(TypedRow)
    case hot(HotCharacter)
}

/// A character with how often it was dug in the last seven days.
public struct HotCharacter: Hashable, Sendable {
    /// The character.
    public let character: CharacterSummary
    /// How often.
    public let digs: Int

    /// Memberwise.
    public init(character: CharacterSummary, digs: Int) {
        self.character = character
        self.digs = digs
    }
}

/// A work with the number of members of a type who wish to watch it.
public struct WishedWork: Hashable, Sendable {
    /// The work.
    public let work: WorkSummary
    /// How many.
    public let wishes: Int

    /// Memberwise.
    public init(work: WorkSummary, wishes: Int) {
        self.work = work
        self.wishes = wishes
    }
}
