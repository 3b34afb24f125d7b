import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Bar

/// What is to be bought, in whole bottles; what is ticked stands in the bar.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct ShoppingViewModelTests {
    @MainActor
    private struct Subject {
        let query = Observable("")
        let selected = Signal<Int>()
        let ticked = Signal<Int>()
        let removed = Signal<Int>()
        let add = Signal<Void>()
        let clear = Signal<ShoppingViewModel.ClearScope>()
        let copy = Signal<Void>()
        let refresh = Signal<Void>()
        let went = EventLog()
        let model: ShoppingViewModel
        let states: Recorded<ShoppingState>
        let copied: Recorded<String>
        let messages: Recorded<String>
        let failures: Recorded<String>

        init(
            _ world: SampleWorld, _ shopping: InMemoryShoppingRepository, _ language: Language = .english,
            authorizer: any MemberAuthorizer = PermissiveAuthorizer(), choice: FinderRow? = nil
        ) {
            model = ShoppingViewModel(
                dependencies: world.dependencies(
                    language, records: .sample(world.shelf, shopping: shopping), authorizer: authorizer),
                actions: ShoppingActions(
                    chooseItem: { choose in
                        if let choice { choose(choice) }
                    }, showIngredient: { [went] in went.note($0.rawValue) }))
            let output = model.transform(
                ShoppingViewModel.Input(
                    query: query.readOnly, rowSelected: selected.events, rowTicked: ticked.events,
                    rowRemoved: removed.events, addRequested: add.events, clearRequested: clear.events,
                    copyRequested: copy.events, refreshRequested: refresh.events))
            states = Recorded(output.state)
            copied = Recorded(output.copied)
            messages = Recorded(output.done)
            failures = Recorded(output.failed)
        }

        var state: ShoppingState { states.last ?? ShoppingState() }
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
        let subject = Subject(world, list(world))
        await subject.model.settle()
        #expect(subject.state.rows.map(\.name) == ["Campari", "straws", "Lime"])
        #expect(subject.state.rows.map(\.buy) == ["2 x 700 ml", "", "4"])
        #expect(subject.state.rows.first?.needed == "900 ml")
        #expect(subject.state.rows.first?.drinks == "Negroni")
        #expect(subject.state.open == 3)
    }

    @Test func `the size of my own bottle counts`() async throws {
        let world = SampleWorld()
        try await world.bar.apply(
            BarChange(added: [Bottle(ingredient: "campari", level: .empty, size: 1_000)]))
        let subject = Subject(world, list(world))
        await subject.model.settle()
        #expect(subject.state.rows.first?.buy == "1 x 1000 ml")
    }

    @Test func `a tick moves it to the bar, and the ticked stand last`() async throws {
        let world = SampleWorld(["sweet-vermouth"])
        let subject = Subject(world, list(world))
        await subject.model.settle()
        subject.ticked.send(0)
        await subject.model.settle()
        #expect(subject.messages.values == ["Added Campari to your bar. You can make 1 more drink."])
        #expect(try await world.bar.bottles().map(\.ingredient) == ["campari", "sweet-vermouth"])
        #expect(subject.state.rows.map(\.name) == ["straws", "Lime", "Campari"])
        #expect(subject.state.rows.map(\.isDone) == [false, false, true])
        subject.ticked.send(2)
        await subject.model.settle()
        #expect(subject.state.rows.map(\.isDone) == [false, false, false])
        #expect(try await world.bar.bottles().count == 2)
        subject.ticked.send(1)
        await subject.model.settle()
        #expect(subject.messages.last == "Bought straws.")
    }

    @Test func `a second removal in one session removes the second`() async throws {
        let world = SampleWorld()
        let shopping = list(world)
        let subject = Subject(world, shopping)
        await subject.model.settle()
        subject.removed.send(0)
        await subject.model.settle()
        subject.removed.send(0)
        await subject.model.settle()
        #expect(subject.state.rows.map(\.name) == ["Lime"])
        #expect(subject.messages.values.count == 2)
    }

    @Test func `clearing takes the ticked, or all`() async throws {
        let world = SampleWorld()
        let subject = Subject(world, list(world))
        await subject.model.settle()
        subject.ticked.send(1)
        await subject.model.settle()
        subject.clear.send(.ticked)
        await subject.model.settle()
        #expect(subject.messages.last == "Removed 1 item from the list.")
        #expect(subject.state.rows.count == 2)
        subject.clear.send(.everything)
        await subject.model.settle()
        #expect(subject.state.phase == .empty)
    }

    @Test func `by hand: something known, or words`() async throws {
        let world = SampleWorld()
        let shopping = InMemoryShoppingRepository(bars: world.shelf)
        let known = Subject(world, shopping, choice: FinderRow(id: "gin", name: "Gin", detail: ""))
        known.add.send()
        await known.model.settle()
        let words = Subject(world, shopping, choice: FinderRow(id: ":ice", name: "ice", detail: ""))
        words.add.send()
        await words.model.settle()
        #expect(words.state.rows.map(\.name) == ["Gin", "ice"])
        #expect(words.messages.values == ["Added ice to your shopping list."])
        #expect(words.state.rows.map(\.ingredient) == ["gin", nil])
    }

    @Test func `what is open can be copied`() async {
        let world = SampleWorld()
        let subject = Subject(world, list(world))
        await subject.model.settle()
        subject.ticked.send(1)
        await subject.model.settle()
        subject.copy.send()
        #expect(subject.copied.values == ["- [ ] Campari · 2 x 700 ml\n- [ ] Lime · 4"])
    }

    @Test func `what cannot be kept is said, and the list stays`() async {
        let world = SampleWorld()
        let shopping = list(world)
        let subject = Subject(world, shopping)
        await subject.model.settle()
        await shopping.fail(with: StoreError.diskFull)
        subject.ticked.send(0)
        await subject.model.settle()
        #expect(subject.failures.values == ["The disk is full: free some space, then press r."])
        #expect(subject.state.phase == .loaded)
        await shopping.fail(with: nil)
        subject.ticked.send(0)
        await subject.model.settle()
        #expect(subject.state.rows.last?.name == "Campari")
    }

    @Test func `a guest changes nothing`() async throws {
        let world = SampleWorld()
        let shopping = list(world)
        let authorizer = DenyingAuthorizer()
        let subject = Subject(
            world, shopping, authorizer: authorizer, choice: FinderRow(id: "gin", name: "Gin", detail: ""))
        await subject.model.settle()
        subject.ticked.send(0)
        subject.removed.send(0)
        subject.clear.send(.everything)
        subject.add.send()
        await subject.model.settle()
        #expect(authorizer.intents.count == 4)
        #expect(try await shopping.items(of: Profile.localID).count == 3)
    }
}
