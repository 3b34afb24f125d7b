import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Bar

/// Shopping in whole bottles; ticked items go into the bar.
@MainActor
struct ShoppingViewModelTests {
    private func subject(
        _ world: SampleWorld, _ shopping: InMemoryShoppingRepository,
        authorizer: any MemberAuthorizer = PermissiveAuthorizer(), choice: PickerRow? = nil
    ) -> BarSubject<ShoppingViewModel> {
        BarSubject(
            world.dependencies(records: .sample(world.shelf, shopping: shopping), authorizer: authorizer),
            choosing: choice.map { [$0] } ?? []
        ) { $0.makeShoppingViewModel(in: $1) }
    }

    private func list(_ world: SampleWorld) -> InMemoryShoppingRepository {
        InMemoryShoppingRepository(
            [
                ShoppingEntry(.ingredient("campari"), amount: 900, unit: .millilitre, drinks: ["negroni"]),
                ShoppingEntry(.text("straws")), ShoppingEntry(.ingredient("lime"), amount: 3.2, unit: .whole),
            ], bars: world.shelf)
    }

    @Test func `sums round up to whole bottles and fruits`() async {
        let world = SampleWorld()
        let subject = self.subject(world, list(world))
        await subject.settle()
        #expect(subject.state.rows.map(\.name) == ["Campari", "straws", "Lime"])
        #expect(subject.state.rows.map(\.buy) == ["2 x 700 ml", "", "4"])
        #expect(subject.state.rows.map(\.needed) == ["900 ml", "", "4"])
        #expect(subject.state.rows.first?.drinks == "Negroni")
        #expect(subject.state.rows.allSatisfy { !$0.isDone })
    }

    @Test func `a row shows the drinks it unlocks or brings within one bottle`() async {
        let world = SampleWorld(["gin"])
        let subject = self.subject(world, list(world))
        await subject.settle()
        // Lime opens the gimlet; Campari leaves the Negroni and the Americano one bottle away.
        #expect(subject.state.rows.map(\.opens) == ["one away 2", "", "unlocks 1"])
    }

    @Test func `the size of the member's own bottle counts`() async throws {
        let world = SampleWorld()
        try await world.bar.apply(
            BarChange(added: [Bottle(ingredient: "campari", level: .empty, size: 1_000)]))
        let subject = self.subject(world, list(world))
        await subject.settle()
        #expect(subject.state.rows.first?.buy == "1 x 1000 ml")
    }

    @Test func `a kind has the size of the member's bottle of that kind`() async throws {
        let world = SampleWorld()
        try await world.bar.apply(BarChange(added: [Bottle(ingredient: "beefeater", size: 750)]))
        let shopping = InMemoryShoppingRepository([ShoppingEntry(.ingredient("gin"))], bars: world.shelf)
        let subject = self.subject(world, shopping)
        await subject.settle()
        #expect(subject.state.rows.first?.buy == "1 x 750 ml")
    }

    @Test func `a ticked item moves to the bar, and ticked rows come last`() async throws {
        let world = SampleWorld(["sweet-vermouth"])
        let subject = self.subject(world, list(world))
        await subject.settle()
        subject.input.ticked.send(0)
        await subject.reread()
        #expect(subject.messages.values == ["Added Campari to your bar. You can make 1 more drink."])
        #expect(try await world.bar.bottles().map(\.ingredient) == ["campari", "sweet-vermouth"])
        #expect(subject.state.rows.map(\.name) == ["straws", "Lime", "Campari"])
        #expect(subject.state.rows.map(\.isDone) == [false, false, true])
        subject.input.ticked.send(2)
        await subject.reread()
        #expect(subject.state.rows.map(\.isDone) == [false, false, false])
        #expect(try await world.bar.bottles().count == 2)
        subject.input.ticked.send(1)
        await subject.reread()
        #expect(subject.messages.last == "Bought straws.")
    }

    @Test func `a second removal in one session applies to the second row`() async throws {
        let world = SampleWorld()
        let shopping = list(world)
        let subject = self.subject(world, shopping)
        await subject.settle()
        subject.input.removed.send(0)
        await subject.reread()
        subject.input.removed.send(0)
        await subject.reread()
        #expect(subject.state.rows.map(\.name) == ["Lime"])
        #expect(subject.messages.values.count == 2)
    }

    @Test func `clearing removes the ticked items, or all`() async throws {
        let world = SampleWorld()
        let subject = self.subject(world, list(world))
        await subject.settle()
        subject.input.ticked.send(1)
        await subject.reread()
        subject.input.clearRequested.send(.ticked)
        await subject.reread()
        #expect(subject.messages.last == "Removed 1 item from the list.")
        #expect(subject.state.rows.count == 2)
        subject.input.clearRequested.send(.everything)
        await subject.reread()
        #expect(subject.state.phase == .empty)
    }

    @Test func `an item is added as an ingredient or as free text`() async throws {
        let world = SampleWorld()
        let shopping = InMemoryShoppingRepository(bars: world.shelf)
        let known = self.subject(world, shopping, choice: PickerRow(id: "gin", name: "Gin"))
        known.input.addRequested.send()
        await known.settle()
        let words = self.subject(world, shopping, choice: PickerRow(id: ":ice", name: "ice"))
        words.input.addRequested.send()
        await words.reread()
        #expect(words.state.rows.map(\.name) == ["Gin", "ice"])
        #expect(words.messages.values == ["Added ice to your shopping list."])
        #expect(words.state.rows.map(\.ingredient) == ["gin", nil])
    }

    @Test func `open items can be copied`() async {
        let world = SampleWorld()
        let subject = self.subject(world, list(world))
        await subject.settle()
        subject.input.ticked.send(1)
        await subject.reread()
        let copied = Recorded(subject.output.copied)
        subject.input.copyRequested.send()
        #expect(copied.values == ["- [ ] Campari · 2 x 700 ml\n- [ ] Lime · 4"])
    }

    @Test func `a failed write is reported, and the list stays`() async {
        let world = SampleWorld()
        let shopping = list(world)
        let subject = self.subject(world, shopping)
        await subject.settle()
        await shopping.fail(with: StoreError.diskFull)
        subject.input.ticked.send(0)
        await subject.settle()
        #expect(subject.failures.values == ["The disk is full: free some space and try again."])
        #expect(subject.state.phase == .loaded)
        await shopping.fail(with: nil)
        subject.input.ticked.send(0)
        await subject.reread()
        #expect(subject.state.rows.last?.name == "Campari")
    }

    @Test func `a guest changes nothing`() async throws {
        let world = SampleWorld()
        let shopping = list(world)
        let authorizer = RecordingAuthorizer(isOpen: false)
        let subject = self.subject(
            world, shopping, authorizer: authorizer, choice: PickerRow(id: "gin", name: "Gin"))
        await subject.settle()
        subject.input.ticked.send(0)
        subject.input.removed.send(0)
        subject.input.clearRequested.send(.everything)
        subject.input.addRequested.send()
        await subject.reread()
        #expect(authorizer.intents.count == 4)
        #expect(try await shopping.items(of: Profile.localID).count == 3)
    }
}
