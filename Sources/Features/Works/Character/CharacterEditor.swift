import Domain

/// What a member does on a character's page.
@MainActor
struct CharacterEditor {
    let characters: any CharacterRepository
    let search: any SearchRepository
    let reader: @MainActor @Sendable () -> Reader
    let member: @MainActor @Sendable () -> Author
    let clock: any WallClock

    /// Makes it one of those looked at last; a guest's are not kept.
    func remember(_ character: Identifier<WorkCharacter>) async throws {
        guard let profile = reader().profile else { return }
        try await search.remember(character: character, of: profile, at: clock.now())
    }

    /// Shows its type although it was not dug, or hides it again; answers whether that changed anything.
    func setRevealed(_ isRevealed: Bool, _ character: Identifier<WorkCharacter>) async throws -> Bool {
        guard isRevealed else { return try await characters.conceal(character, for: member().id) }
        try await characters.reveal(character, for: member().id)
        return true
    }
}
