import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Bar

/// What one more thing would open: the largest group, or the best purchase, first.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct PurchaseListViewModelTests {
    @MainActor
    private struct Subject {
        let query = Observable("")
        let selected = Signal<Int>()
        let bought = Signal<Int>()
        let refresh = Signal<Void>()
        let opened = EventLog()
        let model: PurchaseListViewModel
        let states: Recorded<PurchaseListState>
        let messages: Recorded<String>
        let failures: Recorded<String>

        init(
            _ list: PurchaseList, _ world: SampleWorld, _ language: Language = .english,
            records: BarRecords? = nil, authorizer: any MemberAuthorizer = PermissiveAuthorizer()
        ) {
            model = PurchaseListViewModel(
                list: list, dependencies: world.dependencies(language, records: records, authorizer: authorizer),
                actions: BarListActions(showDrink: { _ in }, showIngredient: { [opened] in opened.note($0.rawValue) }))
            let output = model.transform(
                PurchaseListViewModel.Input(
                    query: query.readOnly, rowSelected: selected.events, rowBought: bought.events,
                    refreshRequested: refresh.events))
            states = Recorded(output.state)
            messages = Recorded(output.done)
            failures = Recorded(output.failed)
        }

        var state: PurchaseListState { states.last ?? PurchaseListState() }
    }

    @Test func `one away goes by the missing thing`() async {
        let subject = Subject(.oneAway, SampleWorld(["gin", "sweet-vermouth"]))
        #expect(subject.state.phase == .loading)
        await subject.model.settle()
        #expect(subject.state.phase == .loaded)
        #expect(subject.state.rows.first?.name == "Campari")
        #expect(subject.state.rows.first?.opens == "+2")
        #expect(subject.state.rows.first?.drinks == "Americano, Negroni")
        #expect(subject.state.rows.allSatisfy { $0.brings == "" })
    }

    @Test func `buy next says also what it brings near`() async {
        let subject = Subject(.buyNext, SampleWorld(["gin", "sweet-vermouth"]))
        await subject.model.settle()
        let best = subject.state.rows.first
        #expect(best?.name == "Campari")
        #expect(best?.opens == "+2")
        #expect(best?.brings == "+1")
    }

    @Test func `in Korean`() async {
        let subject = Subject(.buyNext, SampleWorld(["gin", "sweet-vermouth"]), .korean)
        await subject.model.settle()
        #expect(subject.state.rows.first?.name == "캄파리")
        #expect(subject.state.rows.first?.drinks == "아메리카노, 네그로니")
    }

    @Test func `a bar that lacks nothing is empty`() async {
        let catalogue = Catalogue(ingredients: SampleCatalogue.standard.ingredients)
        let subject = Subject(.oneAway, SampleWorld(catalogue: catalogue))
        await subject.model.settle()
        #expect(subject.state.phase == .empty)
    }

    @Test func `finding looks at names and drinks`() async {
        let subject = Subject(.oneAway, SampleWorld(["gin", "sweet-vermouth"]))
        await subject.model.settle()
        subject.query.send("camp")
        #expect(subject.state.matches == [0])
        subject.query.send("negro")
        #expect(subject.state.matches == [0])
        subject.query.send("zzz")
        #expect(subject.state.matches == [])
    }

    @Test func `a row leads to its ingredient`() async {
        let subject = Subject(.oneAway, SampleWorld(["gin", "sweet-vermouth"]))
        await subject.model.settle()
        subject.selected.send(0)
        subject.selected.send(99)
        #expect(subject.opened.notes == ["campari"])
    }

    @Test func `what others change shows`() async throws {
        let world = SampleWorld(["gin", "sweet-vermouth"])
        let subject = Subject(.oneAway, world)
        await subject.model.settle()
        try await world.add("campari")
        await subject.model.settle()
        #expect(!subject.state.rows.contains { $0.name == "Campari" })
    }

    @Test func `what cannot be read is said, and can be tried again`() async {
        let world = SampleWorld(["gin"])
        await world.recipes.fail(with: StoreError.busy)
        let subject = Subject(.buyNext, world)
        await subject.model.settle()
        #expect(subject.state.phase == .failed("Another program is using the database: close it, then press r."))
        await world.recipes.fail(with: nil)
        subject.refresh.send()
        await subject.model.settle()
        #expect(subject.state.phase == .loaded)
    }

    @Test func `a row goes on the shopping list for the drinks it opens, once`() async throws {
        let world = SampleWorld(["gin", "sweet-vermouth"])
        let shopping = InMemoryShoppingRepository(bars: world.shelf)
        let subject = Subject(.oneAway, world, records: .sample(world.shelf, shopping: shopping))
        await subject.model.settle()
        subject.bought.send(0)
        subject.bought.send(0)
        subject.bought.send(99)
        await subject.model.settle()
        #expect(
            subject.messages.values == [
                "Added Campari to your shopping list.", "Campari is already on your shopping list.",
            ])
        let items = try await shopping.items(of: Profile.localID)
        #expect(items.map(\.entry) == [ShoppingEntry(.ingredient("campari"), drinks: ["americano", "negroni"])])
    }

    @Test func `a guest puts nothing on it, and what cannot be kept is said`() async {
        let world = SampleWorld(["gin", "sweet-vermouth"])
        let authorizer = DenyingAuthorizer()
        let guest = Subject(.oneAway, world, authorizer: authorizer)
        await guest.model.settle()
        guest.bought.send(0)
        await guest.model.settle()
        #expect(guest.messages.values == [])
        #expect(authorizer.intents == [.open(route: "bar/shopping")])
        let shopping = InMemoryShoppingRepository(bars: world.shelf)
        await shopping.fail(with: StoreError.diskFull)
        let member = Subject(.oneAway, world, records: .sample(world.shelf, shopping: shopping))
        await member.model.settle()
        member.bought.send(0)
        await member.model.settle()
        #expect(member.failures.values == ["The disk is full: free some space, then press r."])
        #expect(member.state.phase == .loaded)
    }
}
