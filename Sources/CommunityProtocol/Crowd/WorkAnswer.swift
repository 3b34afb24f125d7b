/// A work's page.
public struct WorkAnswer: Codable, Hashable, Sendable {
    /// Its facts.
    public let work: WorkFactsRow
    /// By the members' type, *no type* last; types without an opinion are left out.
    public let mood: [MoodRow]
    /// In the order in which they are shown.
    public let cast: [CharacterRow]

    /// Memberwise.
    public init(
        work: WorkFactsRow, mood: [MoodRow], cast: [CharacterRow]
    ) {
        self.work = work
        self.mood = mood
        self.cast = cast
    }
}
