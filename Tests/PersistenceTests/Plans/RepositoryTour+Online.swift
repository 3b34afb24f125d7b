import Domain
import TestSupport

@testable import Persistence

extension RepositoryTour {
    func online() async throws {
        let kept = SQLiteKeptRepository(database: database)
        let work = OnlineWorld.work("Night Ferry", cast: ["Ann", "Ben"], others: [ExternalID("mal", "7")])
        _ = try await kept.keep(work, of: me, at: 1)
        _ = try await kept.keep(work, of: me, at: 2)
        _ = try await kept.keep(OnlineWorld.work("Metropolis", year: 1927, kind: .film, id: 2), of: me, at: 2)
        _ = try await kept.keep(
            [.drink(OwnWorld.drink("Kept", id: "cocktaildb-1"))], as: "thecocktaildb:1", of: me, at: 3)
        _ = try await kept.targets(of: [work.id, "thecocktaildb:1"])
        _ = try await kept.works(with: [work.id])
        _ = try await SQLiteExternalIDRepository(database: database).externalIDs()
        _ = try await SQLitePulledRecipeRepository(database: database).pulled(from: "bar.example.org", of: me)
        let pictures = SQLitePictureAddressRepository(database: database)
        try await pictures.keep([.work("metropolis"): PictureAddress("https://example.org/1.png")])
        _ = try await pictures.address(of: .work("metropolis"))
        try await kept.link([ExternalID("imdb", "tt1"): "metropolis"], of: me)
        let cache = SQLiteOnlineCache(database: database, limit: 10)
        let query = OnlineQuery(.aniList, "ferry", language: .english)
        try await cache.keep(KnownPage(page: OnlinePage(), fetchedAt: 1), of: query)
        try await cache.keep(KnownPage(page: OnlineWorld.page(["Night Ferry"]), fetchedAt: 1), of: query)
        _ = try await cache.page(query)
        let recents = SQLiteRecentQueryRepository(database: database)
        try await recents.remember("ferry", of: me)
        _ = try await recents.queries(of: me, limit: 10)
        try await recents.forget("ferry", of: me)
        try await recents.forget(nil, of: me)
    }
}
