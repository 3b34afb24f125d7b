package struct CharacterAnswer: Codable, Hashable, Sendable {
    package let character: CharacterRow
    package let work: WorkRow

    package init(
        character: CharacterRow, work: WorkRow
    ) {
        self.character = character
        self.work = work
    }
}
