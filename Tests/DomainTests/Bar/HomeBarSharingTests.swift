import Domain
import TestSupport
import Testing

/// A bar that another one replaces while it is shown.
@Suite struct HomeBarSharingTests {
    /// Two shelves, of which one is used.
    private actor Shelves: BarRepository, BarPreferencesRepository {
        static let juno = BarSharer(id: "m-juno", name: AccountName(stored: "juno"), nickname: "juno")
        private(set) var bottles: [Identifier<Profile>: [Bottle]]
        private(set) var preferencesByProfile: [Identifier<Profile>: BarPreferences] = [:]
        private var isShared = true

        init(own: [Bottle], shared: [Bottle]) {
            bottles = [Profile.localID: own, Self.juno.id: shared]
        }

        func end() { isShared = false }

        private var owner: Identifier<Profile> { isShared ? Self.juno.id : Profile.localID }

        func inventory(of profile: Identifier<Profile>) async throws -> BarInventory {
            BarInventory(host: isShared ? Self.juno : nil, bottles: bottles[owner] ?? [])
        }

        func change(
            _ change: BarChange, of profile: Identifier<Profile>, inBarOf expected: Identifier<Profile>?
        ) async throws -> BarChange {
            guard expected == nil || expected == owner else { throw BarSharingProblem.isAnotherBar }
            bottles[owner]?.removeAll { bottle in
                change.removed.contains(bottle.ingredient) || change.added.contains { $0.id == bottle.id }
            }
            bottles[owner]? += change.added
            return change
        }

        func preferences(of profile: Identifier<Profile>) async throws -> BarPreferences {
            preferencesByProfile[owner] ?? BarPreferences()
        }

        func setPreferences(
            _ preferences: BarPreferences, of profile: Identifier<Profile>, inBarOf expected: Identifier<Profile>?
        ) async throws {
            guard expected == nil || expected == owner else { throw BarSharingProblem.isAnotherBar }
            preferencesByProfile[owner] = preferences
        }
    }

    private let catalogue = Catalogue(
        drinks: [drink("neat-gin", [line("gin")]), drink("neat-rum", [line("rum")])],
        ingredients: [ingredient("gin"), ingredient("rum")])

    private func bar(_ shelves: Shelves) -> HomeBar {
        HomeBar(
            profile: Profile.localID, repository: shelves, source: InMemoryRecipeIndexSource(catalogue),
            preferences: shelves)
    }

    @Test func `a shared bar has its host's name and bottles`() async throws {
        let shelves = Shelves(own: [Bottle(ingredient: "rum")], shared: [Bottle(ingredient: "gin")])
        let bar = bar(shelves)
        #expect(try await bar.host()?.nickname == "juno")
        #expect(try await bar.makeable() == ["neat-gin"])
        await shelves.end()
        try await bar.reload()
        #expect(try await bar.host() == nil)
        #expect(try await bar.makeable() == ["neat-rum"])
    }

    @Test func `a change meant for an ended shared bar is refused, and the own bar is read`() async throws {
        let shelves = Shelves(own: [Bottle(ingredient: "rum")], shared: [Bottle(ingredient: "gin")])
        let bar = bar(shelves)
        #expect(try await bar.bottles().map(\.ingredient) == ["gin"])
        await shelves.end()
        await #expect(throws: BarSharingProblem.isAnotherBar) {
            try await bar.apply(BarChange(added: [Bottle(ingredient: "gin", level: .low)]))
        }
        #expect(try await bar.bottles() == [Bottle(ingredient: "rum")])
        #expect(try await bar.makeable() == ["neat-rum"])
        #expect(await shelves.bottles[Profile.localID] == [Bottle(ingredient: "rum")])
    }

    @Test func `a bottle seen in one bar is not changed in another that also has it`() async throws {
        let shelves = Shelves(own: [Bottle(ingredient: "gin")], shared: [Bottle(ingredient: "gin", level: .half)])
        let bar = bar(shelves)
        let seen = try await bar.host()?.id
        let lowered = try await bar.change("gin", seenInBarOf: seen) { bottle in
            BarChange(added: [Bottle(ingredient: bottle.ingredient, level: .low)])
        }
        #expect(lowered?.applied.added.map(\.level) == [.low])
        #expect(try await bar.change("rum", seenInBarOf: seen) { _ in BarChange() } == nil)
        await shelves.end()
        try await bar.reload()
        await #expect(throws: BarSharingProblem.isAnotherBar) {
            try await bar.change("gin", seenInBarOf: seen) { _ in BarChange(removed: ["gin"]) }
        }
        await #expect(throws: BarSharingProblem.isAnotherBar) {
            try await bar.apply(BarChange(removed: ["gin"]), seenInBarOf: seen)
        }
        #expect(await shelves.bottles[Profile.localID] == [Bottle(ingredient: "gin")])
    }

    @Test func `preferences for one bar are not written to another`() async throws {
        let shelves = Shelves(own: [], shared: [])
        let bar = bar(shelves)
        try await bar.changePreferences { $0.staples.insert("gin") }
        #expect(await shelves.preferencesByProfile["m-juno"]?.staples == ["gin"])
        await shelves.end()
        await #expect(throws: BarSharingProblem.isAnotherBar) {
            try await bar.changePreferences { $0.staples.insert("rum") }
        }
        #expect(await shelves.preferencesByProfile[Profile.localID] == nil)
        try await bar.changePreferences { $0.staples.insert("rum") }
        #expect(await shelves.preferencesByProfile[Profile.localID]?.staples == ["rum"])
    }
}
