import Domain
import FeatureKit

struct WorkPageReader: Sendable {
    let works: any WorkRepository
    let marks: any CommunityMarksRepository
    let drinks: any DrinkRepository
    let crowd: CrowdReader
    let reader: @MainActor @Sendable () -> Reader
    let member: @MainActor @Sendable () -> Author

    /// - Throws: `NotFound` if there is no such work.
    func contents(of id: Identifier<Work>, castLimit: Int, watchedLimit: Int) async throws -> WorkPageContents {
        let (reader, memberType) = (await reader(), await member().type)
        guard let page = try await works.page(of: id, for: reader) else { throw NotFound(id: id.rawValue) }
        let cast = try await works.cast(of: id, for: reader, after: nil, limit: castLimit)
        var watched = Page<WatchedEntry>()
        if let profile = reader.profile {
            watched = try await marks.watched(of: profile, work: id, after: nil, limit: watchedLimit)
        }
        let names = try await drinks.drinks(with: Array(Set(watched.rows.compactMap(\.watching.drink))))
        return WorkPageContents(
            page: page, cast: cast.rows, hasMoreCast: cast.next != nil, watched: watched.rows,
            hasMoreWatched: watched.next != nil,
            drinks: Dictionary(names.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first }),
            memberType: memberType, age: try await crowd.age(of: .work(page.work.id)))
    }
}
