import Domain
import TestSupport
import Testing

struct TickShoppingTests {
    private static let catalogue = Catalogue(
        drinks: [drink("gimlet", [line("gin"), line("lime-cordial")])],
        ingredients: [ingredient("gin"), ingredient("lime-cordial")])

    private let shelf: InMemoryBarRepository
    private let bar: HomeBar
    private let shopping: InMemoryShoppingRepository
    private let tick: TickShopping

    init() {
        shelf = InMemoryBarRepository(bottles: [Bottle(ingredient: "gin", level: .empty)])
        bar = HomeBar(profile: Profile.localID, repository: shelf, source: InMemoryRecipeIndexSource(Self.catalogue))
        shopping = InMemoryShoppingRepository(
            [
                ShoppingEntry(.ingredient("gin")), ShoppingEntry(.text("straws")),
                ShoppingEntry(.ingredient("lime-cordial")),
            ], bars: shelf)
        tick = TickShopping(bar: bar, shopping: shopping)
    }

    @Test func `bought items are added to the bar, and HomeBar is updated`() async throws {
        #expect(try await bar.makeableCount() == 0)
        #expect(try await tick(["1", "2"]).bar.unlocked == [])
        let outcome = try await tick(["3"])
        #expect(outcome.items.map(\.id) == ["3"])
        #expect(outcome.bar.unlocked == ["gimlet"])
        #expect(outcome.bar.makeableAfter == 1)
        #expect(try await bar.bottles().map(\.level) == [nil, nil])
        #expect(try await bar.makeable() == ["gimlet"])
    }

    @Test func `ticking twice counts once, and unticking leaves the bar unchanged`() async throws {
        _ = try await tick(["1", "3"])
        let again = try await tick(["1"])
        #expect(again.items.isEmpty)
        #expect(again.bar.applied.isEmpty)
        let open = try await tick(["1"], isDone: false)
        #expect(open.items.map(\.isDone) == [false])
        #expect(open.bar.applied.isEmpty)
        #expect(try await bar.makeableCount() == 1)
    }

    @Test func `a failed tick leaves the bar unchanged and usable`() async throws {
        await shopping.fail(with: StoreError.diskFull)
        await #expect(throws: StoreError.diskFull) { try await tick(["1", "3"]) }
        #expect(try await bar.makeableCount() == 0)
        await shopping.fail(with: nil)
        #expect(try await tick(["1", "3"]).bar.unlocked == ["gimlet"])
    }
}
