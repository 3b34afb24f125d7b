import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Bar

/// What can be made now, each with the one matcher's reason.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct MakeableViewModelTests {
    @MainActor
    private struct Subject {
        let visible = Signal<Range<Int>>()
        let query = Observable("")
        let selected = Signal<Int>()
        let refresh = Signal<Void>()
        let opened = EventLog()
        let model: MakeableViewModel
        let states: Recorded<MakeableState>

        init(_ world: SampleWorld, _ language: Language = .english) {
            model = MakeableViewModel(
                dependencies: world.dependencies(language),
                actions: BarListActions(showDrink: { [opened] in opened.note($0.rawValue) }, showIngredient: { _ in }))
            states = Recorded(
                model.transform(
                    MakeableViewModel.Input(
                        visibleRowsChanged: visible.events, query: query.readOnly, rowSelected: selected.events,
                        refreshRequested: refresh.events)
                ).state)
        }

        var state: MakeableState { states.last ?? MakeableState() }
        var reasons: [String: String] {
            Dictionary(state.rows.values.map { ($0.drink.name, $0.reason) }, uniquingKeysWith: { first, _ in first })
        }
    }

    @Test func `an empty bar makes nothing`() async {
        let subject = Subject(SampleWorld())
        #expect(subject.state.phase == .loading)
        await subject.model.settle()
        #expect(subject.state.phase == .empty)
    }

    @Test func `the very bottles are their own reason`() async {
        let subject = Subject(SampleWorld(["gin", "campari", "sweet-vermouth"]))
        await subject.model.settle()
        #expect(subject.state.phase == .loaded)
        #expect(subject.state.ids == ["americano", "negroni"])
        #expect(subject.reasons["Negroni"] == "Gin, Campari, Sweet vermouth")
    }

    @Test func `a brand serves its kinds and is called mine`() async {
        let subject = Subject(SampleWorld(["beefeater", "campari", "punt-e-mes"]))
        await subject.model.settle()
        #expect(subject.reasons["Negroni"] == "your Beefeater, Campari, your Punt e Mes")
    }

    @Test func `what stands in says so, a garnish is no reason`() async {
        let subject = Subject(SampleWorld(["gin", "campari", "dry-vermouth", "orange"]))
        await subject.model.settle()
        #expect(subject.reasons == ["Negroni": "Gin, Campari, Dry vermouth stands in"])
    }

    @Test func `what is made says from what`() async {
        let subject = Subject(SampleWorld(["gin", "lime", "sugar"]))
        await subject.model.settle()
        #expect(subject.reasons["Gimlet"] == "Gin, Lime juice (made from Lime)")
        #expect(subject.reasons["Lemonade"] == "Simple syrup (made from Sugar + Water), Water")
    }

    @Test func `in Korean`() async {
        let subject = Subject(SampleWorld(["beefeater", "campari", "punt-e-mes"]), .korean)
        await subject.model.settle()
        #expect(subject.reasons["네그로니"] == "내 비피터, 캄파리, 내 푼테메스")
    }

    @Test func `a long list is read in windows`() async {
        let world = SampleWorld(["gin"], catalogue: SampleCatalogue.long(300))
        let subject = Subject(world)
        subject.visible.send(0..<20)
        await subject.model.settle()
        #expect(subject.state.ids.count == 300)
        #expect(subject.state.rows.count < 100)
        subject.visible.send(200..<220)
        #expect(subject.state.phase == .loadingMore)
        await subject.model.settle()
        #expect((200..<220).allSatisfy { subject.state.rows[$0] != nil })
        #expect(subject.state.rows[200]?.drink.id == subject.state.ids[200])
    }

    @Test func `finding finds among what can be made`() async {
        let subject = Subject(SampleWorld(["gin", "campari", "sweet-vermouth"]))
        await subject.model.settle()
        subject.query.send("ne")
        await subject.model.settle()
        #expect(subject.state.matches == [1])
        subject.query.send("boulevardier")
        await subject.model.settle()
        #expect(subject.state.matches == [])
        subject.query.send("아메")
        await subject.model.settle()
        #expect(subject.state.matches == [0])
        subject.query.send("")
        #expect(subject.state.matches == [])
    }

    @Test func `what others change shows`() async throws {
        let world = SampleWorld(["campari"])
        let subject = Subject(world)
        await subject.model.settle()
        #expect(subject.state.phase == .empty)
        try await world.add("sweet-vermouth")
        await subject.model.settle()
        #expect(subject.state.ids == ["americano"])
    }

    @Test func `a refresh keeps the rows meanwhile`() async {
        let subject = Subject(SampleWorld(["campari", "sweet-vermouth"]))
        await subject.model.settle()
        subject.refresh.send()
        #expect(subject.state.phase == .refreshing)
        #expect(subject.state.rows.count == 1)
        await subject.model.settle()
        #expect(subject.state.phase == .loaded)
    }

    @Test func `what cannot be read is said, and can be tried again`() async {
        let world = SampleWorld(["campari", "sweet-vermouth"])
        await world.drinks.fail(with: StoreError.busy)
        let subject = Subject(world)
        await subject.model.settle()
        #expect(subject.state.phase == .failed("Another program is using the database: close it, then press r."))
        await world.drinks.fail(with: nil)
        subject.refresh.send()
        await subject.model.settle()
        #expect(subject.state.phase == .loaded)
    }

    @Test func `a row leads to its drink`() async {
        let subject = Subject(SampleWorld(["campari", "sweet-vermouth"]))
        await subject.model.settle()
        subject.selected.send(0)
        subject.selected.send(5)
        #expect(subject.opened.notes == ["americano"])
    }
}
