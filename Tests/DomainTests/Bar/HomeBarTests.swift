import TestSupport
import Testing

@testable import Domain

struct HomeBarTests {
    private let catalogue = Catalogue(
        drinks: [
            drink("gimlet", [line("gin"), line("lime-juice")]), drink("martini", [line("gin"), line("dry-vermouth")]),
            drink("neat-gin", [line("gin")]),
        ],
        ingredients: [
            ingredient("gin"), ingredient("beefeater", under: "gin", brand: true), ingredient("lime"),
            ingredient("lime-juice", parts: ["lime"]), ingredient("dry-vermouth"),
        ])

    private func bar(
        _ shelf: InMemoryBarRepository, source: (any RecipeIndexSource)? = nil
    ) -> HomeBar {
        HomeBar(
            profile: Profile.localID, repository: shelf, source: source ?? InMemoryRecipeIndexSource(catalogue),
            preferences: shelf)
    }

    @Test func `a step that may change bottles shows its changes without another read of the recipes`() async throws {
        let shelf = InMemoryBarRepository(["gin"])
        let source = InMemoryRecipeIndexSource(catalogue)
        let bar = bar(shelf, source: source)
        #expect(try await bar.makeableCount() == 1)
        let answer = try await bar.rereading {
            try await shelf.change(BarChange(added: [Bottle(ingredient: "dry-vermouth")]), of: Profile.localID).added
        }
        #expect(answer.map(\.ingredient) == ["dry-vermouth"])
        #expect(try await bar.makeableCount() == 2)
        #expect(await source.readCount == 1)
    }

    @Test func `the bar is read on first use, and once for many queries`() async throws {
        let shelf = InMemoryBarRepository(["gin"])
        let source = InMemoryRecipeIndexSource(catalogue)
        let bar = bar(shelf, source: source)
        #expect(await source.readCount == 0)
        try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<20 { group.addTask { try await bar.makeableCount() } }
            for try await count in group { #expect(count == 1) }
        }
        #expect(await source.readCount == 1)
        #expect(await shelf.readCount == 1)
    }

    @Test func `a change returns its effect and is stored`() async throws {
        let shelf = InMemoryBarRepository(["beefeater"])
        let bar = bar(shelf)
        let outcome = try await bar.apply(
            BarChange(added: [Bottle(ingredient: "lime"), Bottle(ingredient: "beefeater")], removed: ["nobody"]))
        #expect(outcome.applied == BarChange(added: [Bottle(ingredient: "lime")]))
        #expect(outcome.makeableBefore == 1)
        #expect(outcome.makeableAfter == 2)
        #expect(outcome.unlocked == ["gimlet"])
        #expect(outcome.lost.isEmpty)
        #expect(try await bar.bottles().map(\.ingredient) == ["beefeater", "lime"])
        #expect(try await shelf.bottles(of: Profile.localID).map(\.ingredient) == ["beefeater", "lime"])
    }

    @Test func `a drink lost and regained in one change is neither lost nor unlocked`() async throws {
        let bar = bar(InMemoryBarRepository(["gin"]))
        let outcome = try await bar.apply(BarChange(added: [Bottle(ingredient: "beefeater")], removed: ["gin"]))
        #expect(outcome.makeableBefore == 1)
        #expect(outcome.makeableAfter == 1)
        #expect(outcome.unlocked.isEmpty)
        #expect(outcome.lost.isEmpty)
    }

    @Test func `a bottle that becomes empty leaves the bar but stays on the shelf`() async throws {
        let bar = bar(InMemoryBarRepository(["gin"]))
        let outcome = try await bar.apply(BarChange(added: [Bottle(ingredient: "gin", level: .empty)]))
        #expect(outcome.lost == ["neat-gin"])
        #expect(outcome.makeableAfter == 0)
        #expect(try await bar.bottles() == [Bottle(ingredient: "gin", level: .empty)])
        let missing = try await bar.match(catalogue.drinks[2]).missing
        #expect(missing == ["gin"])
    }

    @Test func `a second removal reports its lost drinks like the first`() async throws {
        let bar = bar(InMemoryBarRepository(["gin", "lime", "dry-vermouth"]))
        #expect(try await bar.apply(BarChange(removed: ["lime"])).lost == ["gimlet"])
        #expect(try await bar.apply(BarChange(removed: ["dry-vermouth"])).lost == ["martini"])
        #expect(try await bar.makeable() == ["neat-gin"])
    }

    @Test func `unknown drinks are left out of the missing counts`() async throws {
        let bar = bar(InMemoryBarRepository([]))
        #expect(try await bar.away(of: ["martini", "neat-gin", "nobody"]) == ["martini": 2, "neat-gin": 1])
    }

    @Test func `all queries agree with each other`() async throws {
        let bar = bar(InMemoryBarRepository(["beefeater"]))
        #expect(try await bar.makeable() == ["neat-gin"])
        #expect(try await bar.positions(awayAtMost: 0, by: .english) == [2])
        #expect(
            try await bar.oneAway() == [
                OneAwayGroup(ingredient: "dry-vermouth", drinks: ["martini"]),
                OneAwayGroup(ingredient: "lime-juice", drinks: ["gimlet"]),
            ])
        #expect(try await bar.buyNext(limit: 1).map(\.ingredient) == ["dry-vermouth"])
        #expect(try await bar.effect(ofAdding: "lime").unlocks == ["gimlet"])
        #expect(try await bar.match(catalogue.drinks[0]).lines == [.kind(by: "beefeater"), .missing])
        #expect(try await bar.graph().contains("beefeater"))
    }

    @Test func `a failed change leaves the bar unchanged`() async throws {
        let shelf = InMemoryBarRepository(["gin"])
        let bar = bar(shelf)
        #expect(try await bar.makeableCount() == 1)
        await shelf.fail(with: StoreError.diskFull)
        await #expect(throws: StoreError.diskFull) { try await bar.apply(BarChange(removed: ["gin"])) }
        #expect(try await bar.makeableCount() == 1)
        await shelf.fail(with: nil)
        #expect(try await bar.apply(BarChange(removed: ["gin"])).makeableAfter == 0)
    }

    @Test func `a failed read is repeated by the next query`() async throws {
        let source = InMemoryRecipeIndexSource(catalogue)
        let bar = bar(InMemoryBarRepository(["gin"]), source: source)
        await source.fail(with: StoreError.busy)
        await #expect(throws: StoreError.busy) { try await bar.makeableCount() }
        await source.fail(with: nil)
        #expect(try await bar.makeableCount() == 1)
    }

    @Test func `a reload after an undo restores the shelf`() async throws {
        let shelf = InMemoryBarRepository(["gin"])
        let bar = bar(shelf)
        try await bar.apply(BarChange(added: [Bottle(ingredient: "lime")]))
        #expect(try await bar.makeableCount() == 2)
        #expect(try await shelf.undo(for: Profile.localID)?.kind == "bar.add")
        try await bar.reload()
        #expect(try await bar.makeableCount() == 1)
        #expect(try await bar.bottles().map(\.ingredient) == ["gin"])
    }

    @Test func `after an import a reload includes the new drinks`() async throws {
        let source = InMemoryRecipeIndexSource(Catalogue())
        let bar = bar(InMemoryBarRepository(["gin"]), source: source)
        #expect(try await bar.makeableCount() == 0)
        await source.replace(with: catalogue)
        try await bar.reload()
        #expect(try await bar.makeable() == ["neat-gin"])
    }

    @Test func `the member's own staples and substitutes apply`() async throws {
        let shelf = InMemoryBarRepository([])
        try await shelf.setPreferences(
            BarPreferences(
                staples: ["lime"], substitutions: [Substitution(ingredient: "gin", standIn: "dry-vermouth")]),
            of: Profile.localID)
        let bar = bar(shelf)
        try await bar.apply(BarChange(added: [Bottle(ingredient: "dry-vermouth")]))
        #expect(try await bar.makeable() == ["gimlet", "martini", "neat-gin"])
    }

    @Test func `a read overtaken by a reload is discarded`() async throws {
        let source = GatedSource()
        let shelf = InMemoryBarRepository(["gin"])
        let bar = bar(shelf, source: source)
        async let early = bar.makeableCount()
        await source.waitForReading(1)
        async let reloading: Void = bar.reload()
        await source.waitForReading(2)
        // The second read finishes first; the result of the first one is then outdated.
        await source.finish(2, with: RecipeIndexContents(catalogue))
        try await reloading
        await source.finish(1, with: RecipeIndexContents(Catalogue()))
        _ = try await early
        #expect(try await bar.makeable() == ["neat-gin"])
    }
}
