package struct WorkAnswer: Codable, Hashable, Sendable {
    package let work: WorkFactsRow
    /// Ordered by the members' type, *no type* last. Types without an opinion are omitted.
    package let mood: [MoodRow]
    /// In display order.
    package let cast: [CharacterRow]

    package init(
        work: WorkFactsRow, mood: [MoodRow], cast: [CharacterRow]
    ) {
        self.work = work
        self.mood = mood
        self.cast = cast
    }
}
