import Domain

/// Edits from a work's page. Each method returns whether anything changed.
@MainActor
struct WorkEditor {
    let marks: any CommunityMarksRepository
    let characters: any CharacterRepository
    let member: @MainActor @Sendable () -> Author
    let clock: any WallClock

    func setWished(_ isWished: Bool, _ work: Identifier<Work>) async throws -> Bool {
        try await marks.setWished(isWished, work, by: member(), at: clock.now())
    }

    func setThumb(_ thumb: Thumb?, _ work: Identifier<Work>) async throws -> Bool {
        try await marks.setThumb(thumb, work, by: member(), at: clock.now())
    }

    func remove(_ entry: Identifier<WatchedEntry>) async throws -> Bool {
        try await marks.remove(entry, of: member().id)
    }

    /// Shows a character's type without a dig, or hides it again.
    func setRevealed(_ isRevealed: Bool, _ character: Identifier<WorkCharacter>) async throws -> Bool {
        guard isRevealed else { return try await characters.conceal(character, for: member().id) }
        try await characters.reveal(character, for: member().id)
        return true
    }
}
