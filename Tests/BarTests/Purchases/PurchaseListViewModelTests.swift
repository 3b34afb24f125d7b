import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal
import TestSupport
import Testing

@testable import Bar

/// Purchases, with the largest group or the best one first.
@MainActor
struct PurchaseListViewModelTests {
    private func subject(
        _ list: PurchaseList, _ world: SampleWorld, _ language: Language = .english, records: BarRecords? = nil,
        authorizer: any MemberAuthorizer = PermissiveAuthorizer()
    ) -> BarSubject<PurchaseListViewModel> {
        BarSubject(world.dependencies(language, records: records, authorizer: authorizer)) {
            $0.makePurchaseListViewModel(list, in: $1)
        }
    }

    @Test func `one away is grouped by the missing ingredient`() async {
        let subject = self.subject(.oneAway, SampleWorld(["gin", "sweet-vermouth"]))
        #expect(subject.state.phase == .loading)
        await subject.settle()
        #expect(subject.state.phase == .loaded)
        #expect(subject.state.rows.first?.name == "Campari")
        #expect(subject.state.rows.first?.opens == "2")
        #expect(subject.state.rows.first?.drinks == "Americano, Negroni")
        #expect(subject.state.rows.allSatisfy { $0.brings == "" })
    }

    @Test(arguments: [
        (PurchaseList.buyNext, "By the drinks each unlocks", "unlocks"),
        (.oneAway, "Buy next counts stand-ins", "drinks"),
    ])
    func `each list says what it counts, where there is room`(kind: PurchaseList, words: String, head: String) async {
        let container = BarDIContainer(SampleWorld(["gin", "sweet-vermouth"]).dependencies())
        let screen = PurchaseListScreen(
            list: kind, viewModel: container.makePurchaseListViewModel(kind, in: .answering([], in: EventLog())),
            changes: .never, strings: TestWords.words(.english))
        let host = StubScreenHost()
        screen.load(in: host)
        await LatestTask.settleAll()
        func text(_ height: Int) -> String {
            var canvas = Canvas(size: Size(width: 100, height: height))
            screen.render(into: &canvas, in: canvas.bounds, context: RenderContext())
            return canvas.text
        }
        #expect(text(20).contains(words))
        #expect(text(20).contains("Campari") && text(5).contains("Campari"))
        #expect(!text(5).contains(words) && text(5).contains(" \(head)"))
    }

    @Test func `buy next counts the drinks a purchase opens and brings near`() async {
        let subject = self.subject(.buyNext, SampleWorld(["gin", "sweet-vermouth"]))
        await subject.settle()
        let best = subject.state.rows.first
        #expect(best?.name == "Campari")
        #expect(best?.opens == "+2")
        #expect(best?.brings == "+1")
    }

    @Test func `a known price of a bottle is shown per drink it unlocks`() async throws {
        let world = SampleWorld(["gin", "sweet-vermouth"])
        try await world.bar.apply(
            BarChange(added: [Bottle(ingredient: "campari", level: .empty, size: 700, price: 24)]))
        let subject = self.subject(.buyNext, world)
        await subject.settle()
        #expect(subject.state.rows.first?.priceEach == "12 per drink it unlocks")
        #expect(subject.state.rows.dropFirst().allSatisfy { $0.priceEach == "" })
        let korean = self.subject(.buyNext, world, .korean)
        await korean.settle()
        #expect(korean.state.rows.first?.priceEach == "새 칵테일 하나에 12")
    }

    @Test func `in Korean`() async {
        let subject = self.subject(.buyNext, SampleWorld(["gin", "sweet-vermouth"]), .korean)
        await subject.settle()
        #expect(subject.state.rows.first?.name == "캄파리")
        #expect(subject.state.rows.first?.drinks == "아메리카노, 네그로니")
    }

    @Test func `a bar without gaps has an empty list`() async {
        let catalogue = Catalogue(ingredients: SampleCatalogue.standard.ingredients)
        let subject = self.subject(.oneAway, SampleWorld(catalogue: catalogue))
        await subject.settle()
        #expect(subject.state.phase == .empty)
    }

    @Test func `the search covers names and drinks`() async {
        let subject = self.subject(.oneAway, SampleWorld(["gin", "sweet-vermouth"]))
        await subject.settle()
        subject.input.list.query.send("camp")
        #expect(subject.state.matches == [0])
        subject.input.list.query.send("negro")
        #expect(subject.state.matches == [0])
        subject.input.list.query.send("zzz")
        #expect(subject.state.matches == [])
    }

    @Test func `the search matches initial consonants`() async {
        let subject = self.subject(.buyNext, SampleWorld(["gin", "sweet-vermouth"]), .korean)
        await subject.settle()
        subject.input.list.query.send("ㅋㅍㄹ")
        #expect(subject.state.matches.first == 0)
    }

    @Test func `a row opens its ingredient`() async {
        let subject = self.subject(.oneAway, SampleWorld(["gin", "sweet-vermouth"]))
        await subject.settle()
        subject.input.list.rowSelected.send(0)
        subject.input.list.rowSelected.send(99)
        #expect(subject.went.notes == ["ingredient:campari"])
    }

    @Test func `changes made elsewhere are shown`() async throws {
        let world = SampleWorld(["gin", "sweet-vermouth"])
        let subject = self.subject(.oneAway, world)
        await subject.settle()
        try await world.add("campari")
        await subject.reread()
        #expect(!subject.state.rows.contains { $0.name == "Campari" })
    }

    @Test func `a failed read is reported and can be retried`() async {
        let world = SampleWorld(["gin"])
        await world.recipes.fail(with: StoreError.busy)
        let subject = self.subject(.buyNext, world)
        await subject.settle()
        #expect(subject.state.phase == .failed("Another program is using the database: close it and try again."))
        await world.recipes.fail(with: nil)
        subject.input.refresh.send()
        await subject.settle()
        #expect(subject.state.phase == .loaded)
    }

    @Test func `an ingredient goes on the shopping list once, for the drinks it opens`() async throws {
        let world = SampleWorld(["gin", "sweet-vermouth"])
        let shopping = InMemoryShoppingRepository(bars: world.shelf)
        let subject = self.subject(.oneAway, world, records: .sample(world.shelf, shopping: shopping))
        await subject.settle()
        subject.input.bought.send(0)
        subject.input.bought.send(0)
        subject.input.bought.send(99)
        await subject.settle()
        #expect(
            subject.messages.values == [
                "Added Campari to your shopping list.", "Campari is already on your shopping list.",
            ])
        let items = try await shopping.items(of: Profile.localID)
        #expect(items.map(\.entry) == [ShoppingEntry(.ingredient("campari"), drinks: ["americano", "negroni"])])
    }

    @Test func `a guest adds nothing to the list, and a failed write is reported`() async {
        let world = SampleWorld(["gin", "sweet-vermouth"])
        let authorizer = RecordingAuthorizer(isOpen: false)
        let guest = self.subject(.oneAway, world, authorizer: authorizer)
        await guest.settle()
        guest.input.bought.send(0)
        await guest.settle()
        #expect(guest.messages.values == [])
        #expect(authorizer.intents == [.open(route: "bar/shopping")])
        let shopping = InMemoryShoppingRepository(bars: world.shelf)
        await shopping.fail(with: StoreError.diskFull)
        let member = self.subject(.oneAway, world, records: .sample(world.shelf, shopping: shopping))
        await member.settle()
        member.input.bought.send(0)
        await member.settle()
        #expect(member.failures.values == ["The disk is full: free some space and try again."])
        #expect(member.state.phase == .loaded)
    }
}
