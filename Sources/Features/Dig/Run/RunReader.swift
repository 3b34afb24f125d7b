import Domain
import FeatureKit

struct RunReading: Sendable {
    let work: WorkReference
    /// The cast, leads first.
    let cast: [CharacterSummary]
    /// The results of the characters that the member has dug.
    let results: [Identifier<WorkCharacter>: VoteResult]
}

struct RunReader: Sendable {
    /// The most characters of a run.
    private static let largestCast = 60

    let works: any WorkRepository
    let votes: any VoteRepository
    let reader: @MainActor @Sendable () -> Reader

    /// Throws `NotFound` for an unknown work.
    func read(_ id: Identifier<Work>) async throws -> RunReading {
        let reader = await reader()
        guard let page = try await works.page(of: id, for: reader) else { throw NotFound(id: id.rawValue) }
        let cast = try await works.cast(of: id, for: reader, after: nil, limit: Self.largestCast).rows
        var results: [Identifier<WorkCharacter>: VoteResult] = [:]
        for character in cast where character.isDug {
            results[character.id] = try await votes.result(of: character.id, for: reader)?.result
        }
        return RunReading(work: page.reference, cast: cast, results: results)
    }
}
