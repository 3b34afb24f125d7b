/// A work's page.
package struct WorkAnswer: Codable, Hashable, Sendable {
    package let work: WorkFactsRow
    /// By the members' type, *no type* last; types without an opinion are left out.
    package let mood: [MoodRow]
    /// In the order in which they are shown.
    package let cast: [CharacterRow]

    package init(
        work: WorkFactsRow, mood: [MoodRow], cast: [CharacterRow]
    ) {
        self.work = work
        self.mood = mood
        self.cast = cast
    }
}
