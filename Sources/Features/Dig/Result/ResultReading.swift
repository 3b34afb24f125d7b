internal import Domain

/// What the store has for the page of a result.
struct ResultReading: Sendable {
    let character: CharacterSummary
    let visibility: ResultVisibility
    let periods: [VotePeriod]
    let cast: [CharacterSummary]
    let people: Int

    /// The most characters of a cast the page walks through.
    static let largestCast = 100

    init(
        _ id: Identifier<WorkCharacter>, for reader: Reader, characters: any CharacterRepository,
        works: any WorkRepository, votes: any VoteRepository, people: Int
    ) async throws {
        guard let character = try await characters.character(id, for: reader),
            let visibility = try await votes.result(of: id, for: reader)
        else { throw NotFound(id: id.rawValue) }
        self.character = character
        self.visibility = visibility
        self.people = people
        periods = try await votes.periods(of: id, for: reader)
        cast = try await works.cast(of: character.work.id, for: reader, after: nil, limit: Self.largestCast).rows
    }
}
