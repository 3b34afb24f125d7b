import Domain
import FeatureKit

struct ResultReading: Sendable {
    let character: CharacterSummary
    let visibility: ResultVisibility
    let periods: [VotePeriod]
    let cast: [CharacterSummary]
    /// The number of voters, with the age of the numbers if they come from a server.
    let people: String
    let isOfServer: Bool
    /// The newest reviews; empty while the type is masked.
    var reviews: [Review] = []
    /// The number of reviews, including hidden ones.
    var reviewCount = 0
}

struct ResultReader: Sendable {
    /// The number of characters of a cast that the page can step through.
    private static let largestCast = 100
    /// The number of reviews beside a result.
    private static let shownReviews = 6

    let characters: any CharacterRepository
    let works: any WorkRepository
    let votes: any VoteRepository
    let reviews: any ReviewRepository
    let memberCount: @Sendable (Viewer) async throws -> Int
    let crowd: CrowdReader
    let viewer: @MainActor @Sendable () -> Viewer
    let member: @MainActor @Sendable () -> Author?
    let strings: Strings

    /// Throws `NotFound` for an unknown character.
    func content(of id: Identifier<WorkCharacter>) async throws -> ResultState.Content {
        let (viewer, type) = await (viewer(), member()?.type)
        return ResultFormatter(strings: strings, readerType: type).content(of: try await read(id, for: viewer))
    }

    private func read(_ id: Identifier<WorkCharacter>, for viewer: Viewer) async throws -> ResultReading {
        guard let character = try await characters.character(id, for: viewer),
            let visibility = try await votes.result(of: id, for: viewer)
        else { throw NotFound(id: id.rawValue) }
        var reading = ResultReading(
            character: character, visibility: visibility, periods: try await votes.periods(of: id, for: viewer),
            cast: try await works.cast(
                of: character.work.id, for: viewer, after: nil, limit: Self.largestCast
            ).rows,
            people: try await crowd.people(
                of: visibility.result == nil ? .character(id) : .result(id), votes: visibility.votes,
                here: try await memberCount(viewer)),
            isOfServer: try await !crowd.age(of: .character(id)).isEmpty)
        if case .open = visibility {
            reading.reviews = try await reviews.reviews(
                of: id, by: .newest, for: viewer, after: nil, limit: Self.shownReviews
            ).rows
            reading.reviewCount = try await reviews.reviewCount(of: id)
        }
        return reading
    }
}
