import Domain

@MainActor
struct CharacterEditor {
    let characters: any CharacterRepository
    let search: any SearchRepository
    let reader: @MainActor @Sendable () -> Reader
    let member: @MainActor @Sendable () -> Author
    let clock: any WallClock

    /// Adds the character to the recent ones, except for a guest.
    func remember(_ character: Identifier<WorkCharacter>) async throws {
        guard let profile = reader().profile else { return }
        try await search.remember(character: character, of: profile, at: clock.now())
    }

    /// Shows a type without a dig, or hides it again. Returns whether anything changed.
    func setRevealed(_ isRevealed: Bool, _ character: Identifier<WorkCharacter>) async throws -> Bool {
        guard isRevealed else { return try await characters.conceal(character, for: member().id) }
        try await characters.reveal(character, for: member().id)
        return true
    }
}
