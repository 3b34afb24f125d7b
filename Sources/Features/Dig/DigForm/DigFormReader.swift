import Domain
import FeatureKit

struct DigFormReading: Sendable {
    let character: CharacterSummary
    /// The member's earlier vote; nil for a first dig.
    let vote: CastVote?
    /// Whether the vote goes to a community server.
    let isOfServer: Bool
}

/// Reads a character and the member's earlier vote. Also adds the character to the recent searches.
struct DigFormReader: Sendable {
    let characters: any CharacterRepository
    let votes: any VoteRepository
    let search: any SearchRepository
    let crowd: CrowdReader
    let reader: @MainActor @Sendable () -> Reader
    let clock: any WallClock

    /// Throws `NotFound` for an unknown character.
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
