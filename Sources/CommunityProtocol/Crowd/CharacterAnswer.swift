/// A character's page.
package struct CharacterAnswer: Codable, Hashable, Sendable {
    /// What everybody may see.
    package let character: CharacterRow
    package let work: WorkRow

    package init(
        character: CharacterRow, work: WorkRow
    ) {
        self.character = character
        self.work = work
    }
}
