import Domain
import FeatureKit

/// What the store has for the form.
struct DigFormReading: Sendable {
    let character: CharacterSummary
    /// What the member said before; nil for a first dig.
    let vote: CastVote?
    /// Whether the vote goes to a community on a server.
    let isOfServer: Bool
}

/// Reads who is dug and what was said before. Who opens the form makes the character a recent one.
struct DigFormReader: Sendable {
    let characters: any CharacterRepository
    let votes: any VoteRepository
    let search: any SearchRepository
    let crowd: CrowdReader
    let reader: @MainActor @Sendable () -> Reader
    let clock: any WallClock

    /// Throws `NotFound` when there is no such character.
    func read(_ id: Identifier<WorkCharacter>) async throws -> DigFormReading {
        let reader = await reader()
        guard let character = try await characters.character(id, for: reader) else { throw NotFound(id: id.rawValue) }
        guard let profile = reader.profile else {
            return DigFormReading(character: character, vote: nil, isOfServer: false)
        }
        try await search.remember(character: id, of: profile, at: clock.now())
        return DigFormReading(
            character: character, vote: try await votes.vote(on: id, by: profile),
            isOfServer: try await !crowd.age(of: .character(id)).isEmpty)
    }
}
