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
        let own = try await SQLiteWorkRepository(database: database).save(
            ["Ferry A", "Ferry B"].map { title in
                CastWork(
                    work: Work(id: "", title: LocalizedText(both: title), kind: .animation, year: 2019),
                    cast: [WorkCharacter(id: "", name: LocalizedText(english: "Ann", korean: "앤"))])
            }, of: me, at: 3)
        _ = try await kept.incompleteWorks(of: me, lookedForBefore: 4)
        _ = try await kept.incompleteWork(own[0], of: me)
        try await kept.note(lookedFor: own[0], of: me, at: 4)
        let begun = try await kept.complete(
            own[0], with: [OnlineWorld.work("Ferry A", id: 8, cast: ["Ben"])], of: me, at: 4, continuing: nil)
        _ = try await kept.complete(own[1], with: [work], of: me, at: 4, continuing: begun.step)
        let merges = SQLiteWorkMergeRepository(database: database)
        _ = try await merges.merge(own[0], into: Identifier(work.id.local), of: me, at: 5)
        _ = try await merges.parts(of: Identifier(work.id.local), of: me)
        _ = try await merges.split(own[0], of: me)
        let history = SQLiteActionHistory(database: database)
        for _ in 1...3 { _ = try await history.undo(for: me) }
        _ = try await history.redo(for: me)
        _ = try await SQLiteExternalIDRepository(database: database).externalIDs()
        _ = try await SQLitePulledRecipeRepository(database: database).pulled(from: "bar.example.org", of: me)
        let pictures = SQLitePictureAddressRepository(database: database)
        try await pictures.keep([.work("metropolis"): PictureAddress("https://example.org/1.png")])
        _ = try await pictures.address(of: .work("metropolis"))
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
