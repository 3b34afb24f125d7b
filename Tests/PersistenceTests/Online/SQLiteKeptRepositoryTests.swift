import Domain
import GRDB
import TestSupport
import Testing

@testable import Persistence

/// Works and drinks found online are stored once.
struct SQLiteKeptRepositoryTests {
    private let me = CommunityWorld.me

    private func found(_ world: CommunityWorld, _ text: String) async throws -> [SearchHit] {
        try await world.search.worksAndCharacters(matching: text, SearchFilter(), for: Viewer(me), limit: 9).hits
    }

    private func cast(_ world: CommunityWorld, _ id: Identifier<Work>) async throws -> [String] {
        try await world.works.cast(of: id, for: Viewer(me), after: nil, limit: 99).rows.map(\.id.rawValue)
    }

    @Test func `a kept work is found, listed, dug, and shows its source and date`() async throws {
        let world = try await CommunityWorld()
        let kept = SQLiteKeptRepository(database: world.database)
        let item = try await kept.keep(OnlineWorld.work("Night Ferry", cast: ["Ann", "Ben"]), of: me, at: 77)
        #expect(
            item
                == KeptItem(target: .work("anilist-1"), name: LocalizedText(both: "Night Ferry"), outcome: .added))
        #expect(try await found(world, "night fer").count == 1)
        #expect(try await found(world, "ben").count == 1)
        let list = try await world.works.works(.all, by: .english, for: Viewer(me), after: nil, limit: 9).rows
        #expect(list.map(\.id).contains("anilist-1"))
        let page = try #require(try await world.works.page(of: "anilist-1", for: Viewer(me)))
        #expect(page.source == KeptSource(id: "anilist:1", keptAt: 77))
        #expect(!page.isOwn && !page.isGone)
        try await world.vote("local", "anilist-1-ben", "INFP")
        #expect(
            try await world.works.works(["anilist-1"], for: Viewer(me)).first?.progress == DigProgress(dug: 1, all: 2))
        #expect(try await world.works.page(of: "metropolis", for: Viewer(me))?.source == nil)
    }

    @Test func `keeping a work again updates it and leaves votes and reviews alone`() async throws {
        let world = try await CommunityWorld()
        let kept = SQLiteKeptRepository(database: world.database)
        _ = try await kept.keep(OnlineWorld.work("Night Ferry", cast: ["Ann", "Ben", "Cid", "Dot"]), of: me, at: 1)
        try await world.vote("local", "anilist-1-ben", "INFP")
        _ = try await world.reviews.write(
            PostText("A quiet one, quieter than the sea.", as: .review), isSpoiler: false, about: "anilist-1-cid",
            by: Author(me, type: nil), at: 2)
        let before = try await CommunitySums.kept(world.database)
        let item = try await kept.keep(OnlineWorld.work("Night Boat", cast: ["Ann", "Eve"]), of: me, at: 9)
        #expect(item.outcome == .updated)
        let after = try await CommunitySums.kept(world.database)
        for part in ["tally", "type", "month", "review"] { #expect(after.rows[part] == before.rows[part], "\(part)") }
        #expect(try await found(world, "night fer").isEmpty)
        #expect(try await found(world, "night boat").count == 1)
        // Dot is gone; Ben and Cid stay, because members voted on them or reviewed them.
        #expect(
            try await Set(cast(world, "anilist-1")) == [
                "anilist-1-ann", "anilist-1-ben", "anilist-1-cid", "anilist-1-eve",
            ])
        #expect(try await world.works.page(of: "anilist-1", for: Viewer(me))?.source?.keptAt == 9)
        #expect(try await world.votes.vote(on: "anilist-1-ben", by: me) != nil)
    }

    @Test func `keeping can be undone and redone without losing others' votes`() async throws {
        let world = try await CommunityWorld()
        try await world.addMembers(["ann"])
        let kept = SQLiteKeptRepository(database: world.database)
        _ = try await kept.keep(OnlineWorld.work("Night Ferry", cast: ["Ann", "Ben"]), of: me, at: 1)
        try await world.vote("ann", "anilist-1-ann", "ENTJ")
        #expect(try await world.history.undo(for: me)?.kind == "work.keep")
        #expect(try await found(world, "night fer").isEmpty)
        #expect(try await kept.targets(of: ["anilist:1"]).isEmpty)
        #expect(try await world.history.redo(for: me)?.kind == "work.keep")
        #expect(try await found(world, "night fer").count == 1)
        #expect(try await CommunitySums.kept(world.database) == CommunitySums.recounted(world.database))
        _ = try await world.history.undo(for: me)
        let again = try await kept.keep(OnlineWorld.work("Night Ferry", cast: ["Ann", "Ben"]), of: me, at: 5)
        #expect(again.target == .work("anilist-1") && again.outcome == .added)
        #expect(try await cast(world, "anilist-1").count == 2)
        #expect(try await CommunitySums.kept(world.database) == CommunitySums.recounted(world.database))
    }

    @Test func `a bundled work is recognised by title and year, linked and left unchanged`() async throws {
        let world = try await CommunityWorld()
        let kept = SQLiteKeptRepository(database: world.database)
        let before = try await world.works.page(of: "metropolis", for: Viewer(me))?.work
        let work = OnlineWorld.work("METROPOLIS", year: 1927, kind: .film, others: ["imdb:tt0017136"])
        let item = try await kept.keep(work, of: me, at: 3)
        #expect(item.outcome == .known && item.target == .work("metropolis"))
        #expect(try await world.works.page(of: "metropolis", for: Viewer(me))?.work == before)
        #expect(
            try await kept.targets(of: ["anilist:1", "imdb:tt0017136", "imdb:tt9"]) == [
                "anilist:1": .work("metropolis"), "imdb:tt0017136": .work("metropolis"),
            ])
        // Another year is another film.
        let remake = try await kept.keep(OnlineWorld.work("Metropolis", year: 2001, kind: .film, id: 2), of: me, at: 4)
        #expect(remake.outcome == .added)
    }

    @Test func `a work is recognised by its ID in another catalogue`() async throws {
        let world = try await CommunityWorld()
        let kept = SQLiteKeptRepository(database: world.database)
        _ = try await kept.keep(OnlineWorld.work("Night Ferry", others: ["mal:7"]), of: me, at: 1)
        #expect(try await kept.targets(of: ["mal:7", "imdb:tt1"]) == ["mal:7": .work("anilist-1")])
    }

    @Test func `an own character in a kept work survives an update`() async throws {
        let world = try await CommunityWorld()
        let kept = SQLiteKeptRepository(database: world.database)
        _ = try await kept.keep(OnlineWorld.work("Night Ferry"), of: me, at: 1)
        let gull = WorkCharacter(id: "", name: LocalizedText(english: "Gull", korean: ""))
        let id = try await world.works.add(gull, to: "anilist-1", of: me, at: 2)
        _ = try await kept.keep(OnlineWorld.work("Night Ferry", cast: ["Ben"]), of: me, at: 3)
        #expect(try await cast(world, "anilist-1") == ["anilist-1-ben", id.rawValue])
    }

    @Test func `a kept work survives catalogue updates and the leaving of its member`() async throws {
        let world = try await CommunityWorld()
        try await world.addMembers(["ann"])
        let kept = SQLiteKeptRepository(database: world.database)
        _ = try await kept.keep(OnlineWorld.work("Night Ferry"), of: "ann", at: 1)
        try await world.update(Array(SampleWorks.all.prefix(1)))
        try await world.leave("ann")
        #expect(try await world.works.page(of: "anilist-1", for: Viewer(me))?.isGone == false)
        #expect(try await found(world, "night fer").count == 1)
    }

    @Test func `a work without characters can be kept, one without a title cannot`() async throws {
        let world = try await CommunityWorld()
        let kept = SQLiteKeptRepository(database: world.database)
        #expect(try await kept.keep(OnlineWorld.work("Empty Sea", cast: []), of: me, at: 1).outcome == .added)
        await #expect(throws: WorkProblem.noTitle) {
            try await kept.keep(OnlineWorld.work("", id: 2), of: CommunityWorld.me, at: 1)
        }
    }

    @Test func `a kept drink is an own drink under its provider's ID, updated and undone`() async throws {
        let world = try await OwnWorld()
        let kept = SQLiteKeptRepository(database: world.database)
        let drinks = SQLiteDrinkRepository(database: world.database)
        func keep(_ name: String, of profile: Identifier<Profile> = Profile.localID) async throws -> KeptItem {
            let drink = OwnWorld.drink(name, id: "cocktaildb-11007")
            return try await kept.keep(
                [.drink(drink.with(source: "TheCocktailDB, 2026-11-22", variantOf: nil))],
                as: "thecocktaildb:11007", of: profile, at: 1)
        }
        #expect(try await keep("Margarita of the Net").outcome == .added)
        #expect(try await drinks.drink("cocktaildb-11007")?.source == "TheCocktailDB, 2026-11-22")
        #expect(try await keep("Net Margarita").outcome == .updated)
        #expect(try await drinks.drink("cocktaildb-11007")?.name.english == "Net Margarita")
        #expect(try await drinks.positions(matching: "margarita", by: .english).count == 1)
        #expect(
            try await kept.targets(of: ["thecocktaildb:11007"]) == ["thecocktaildb:11007": .drink("cocktaildb-11007")])
        // Another member who keeps it gets the existing one.
        #expect(try await keep("Other", of: "other").outcome == .known)
        #expect(try await world.history.undo(for: world.me)?.kind == "recipe.keep")
        #expect(try await drinks.drink("cocktaildb-11007")?.name.english == "Margarita of the Net")
        _ = try await world.history.undo(for: world.me)
        #expect(try await drinks.drink("cocktaildb-11007") == nil)
        #expect(try await kept.targets(of: ["thecocktaildb:11007"]).isEmpty)
    }

    @Test func `a bundled drink is linked, not added again`() async throws {
        let world = try await OwnWorld()
        let kept = SQLiteKeptRepository(database: world.database)
        let item = try await kept.keep(
            [.drink(OwnWorld.drink("Negroni", id: "cocktaildb-11003"))], as: "thecocktaildb:11003", of: world.me, at: 1)
        #expect(item.outcome == .known && item.target == .drink("negroni"))
        #expect(try await kept.targets(of: ["thecocktaildb:11003"]) == ["thecocktaildb:11003": .drink("negroni")])
        let drinks = SQLiteDrinkRepository(database: world.database)
        #expect(try await drinks.drink("cocktaildb-11003") == nil)
        _ = try await world.history.undo(for: world.me)
        #expect(try await kept.targets(of: ["thecocktaildb:11003"]).isEmpty)
    }
}
