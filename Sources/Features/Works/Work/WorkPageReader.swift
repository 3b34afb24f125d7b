import Domain
import FeatureKit

struct WorkPageReader: Sendable {
    let works: any WorkRepository
    let marks: any CommunityMarksRepository
    let drinks: any DrinkRepository
    let crowd: CrowdReader
    let viewer: @MainActor @Sendable () -> Viewer
    let member: @MainActor @Sendable () -> Author

    /// Throws `NotFound` if there is no such work.
    func contents(
        of id: Identifier<Work>, castLimit: Int, watched limits: (least: Int, most: Int)
    ) async throws -> WorkPageContents {
        let (viewer, memberType) = (await viewer(), await member().type)
        guard let page = try await works.page(of: id, for: viewer) else { throw NotFound(id: id.rawValue) }
        let cast = try await works.cast(of: id, for: viewer, after: nil, limit: castLimit)
        var watched = Page<WatchedEntry>()
        var lists: [WorkList] = []
        if let profile = viewer.profile {
            watched = try await marks.watched(of: profile, work: id, after: nil, limit: limits.most)
            lists = try await marks.lists(of: profile, containing: id)
        }
        return WorkPageContents(
            page: page, cast: cast.rows, hasMoreCast: cast.next != nil, watched: watched.rows,
            hasMoreWatched: watched.next != nil, leastWatched: limits.least, lists: lists.map(\.name),
            drinks: try await drinks.names(of: watched.rows.compactMap(\.watching.drink)),
            memberType: memberType, age: try await crowd.age(of: .work(page.work.id)))
    }
}

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

struct WorkPageContents: Sendable {
    let page: WorkPage
    let cast: [CharacterSummary]
    let hasMoreCast: Bool
    let watched: [WatchedEntry]
    let hasMoreWatched: Bool
    /// The number of viewings shown even in a low window.
    let leastWatched: Int
    /// The member's lists that contain the work.
    let lists: [String]
    let drinks: [Identifier<Drink>: LocalizedText]
    let memberType: MBTI?
    /// Age of the server's numbers; empty for local ones.
    let age: String
}
