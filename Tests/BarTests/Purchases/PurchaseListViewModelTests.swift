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
        let refresh = Signal<Void>()
        let opened = EventLog()
        let model: PurchaseListViewModel
        let states: Recorded<PurchaseListState>

        init(_ list: PurchaseList, _ world: SampleWorld, _ language: Language = .english) {
            model = PurchaseListViewModel(
                list: list, dependencies: world.dependencies(language),
                actions: PurchaseListActions(showIngredient: { [opened] in opened.note($0.rawValue) }))
            states = Recorded(
                model.transform(
                    PurchaseListViewModel.Input(
                        query: query.readOnly, rowSelected: selected.events, refreshRequested: refresh.events)
                ).state)
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
        #expect(subject.state.phase == .failed("Another program holds the database: close it, then press r."))
        await world.recipes.fail(with: nil)
        subject.refresh.send()
        await subject.model.settle()
        #expect(subject.state.phase == .loaded)
    }
}
