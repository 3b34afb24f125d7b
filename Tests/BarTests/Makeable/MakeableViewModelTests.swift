import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Bar

/// Makeable drinks, each with the reason of the matcher.
@MainActor
struct MakeableViewModelTests {
    private func subject(_ world: SampleWorld, _ language: Language = .english) -> BarSubject<MakeableViewModel> {
        BarSubject(world.dependencies(language)) { $0.makeMakeableViewModel(in: $1) }
    }

    private func reasons(_ subject: BarSubject<MakeableViewModel>) -> [String: String] {
        Dictionary(
            subject.state.rows.values.map { ($0.drink.name, $0.reason) }, uniquingKeysWith: { first, _ in first })
    }

    @Test func `an empty bar makes nothing`() async {
        let subject = self.subject(SampleWorld())
        #expect(subject.state.phase == .loading)
        await subject.settle()
        #expect(subject.state.phase == .empty)
    }

    @Test func `owned bottles are listed as the reason`() async {
        let subject = self.subject(SampleWorld(["gin", "campari", "sweet-vermouth"]))
        await subject.settle()
        #expect(subject.state.phase == .loaded)
        #expect(subject.state.ids == ["americano", "negroni"])
        #expect(reasons(subject)["Negroni"] == "Gin, Campari, Sweet vermouth")
    }

    @Test func `a brand stands for its kinds and is named as the member's own`() async {
        let subject = self.subject(SampleWorld(["beefeater", "campari", "punt-e-mes"]))
        await subject.settle()
        #expect(reasons(subject)["Negroni"] == "your Beefeater, Campari, your Punt e Mes")
    }

    @Test func `a substitute is marked as such, and a garnish is not a reason`() async {
        let subject = self.subject(SampleWorld(["gin", "campari", "dry-vermouth", "orange"]))
        await subject.settle()
        #expect(reasons(subject) == ["Negroni": "Gin, Campari, Dry vermouth stands in"])
    }

    @Test func `a homemade ingredient names what it is made from`() async {
        let subject = self.subject(SampleWorld(["gin", "lime", "sugar"]))
        await subject.settle()
        #expect(reasons(subject)["Gimlet"] == "Gin, Lime juice (made from Lime)")
        #expect(reasons(subject)["Lemonade"] == "Simple syrup (made from Sugar + Water), Water")
    }

    @Test func `in Korean`() async {
        let subject = self.subject(SampleWorld(["beefeater", "campari", "punt-e-mes"]), .korean)
        await subject.settle()
        #expect(reasons(subject)["네그로니"] == "내 비피터, 캄파리, 내 푼테메스")
    }

    @Test func `a long list is read in windows`() async {
        let world = SampleWorld(["gin"], catalogue: SampleCatalogue.long(300))
        let subject = self.subject(world)
        subject.input.list.visibleRows.send(0..<20)
        await subject.settle()
        #expect(subject.state.ids.count == 300)
        #expect(subject.state.rows.count < 100)
        subject.input.list.visibleRows.send(200..<220)
        #expect(subject.state.phase == .loadingMore)
        await subject.settle()
        #expect((200..<220).allSatisfy { subject.state.rows[$0] != nil })
        #expect(subject.state.rows[200]?.drink.id == subject.state.ids[200])
    }

    @Test func `the search covers only makeable drinks`() async {
        let subject = self.subject(SampleWorld(["gin", "campari", "sweet-vermouth"]))
        await subject.settle()
        subject.input.list.query.send("ne")
        await subject.settle()
        #expect(subject.state.matches == [1])
        subject.input.list.query.send("boulevardier")
        await subject.settle()
        #expect(subject.state.matches == [])
        subject.input.list.query.send("아메")
        await subject.settle()
        #expect(subject.state.matches == [0])
        // A capital letter matches only the same capital letter.
        subject.input.list.query.send("NE")
        await subject.settle()
        #expect(subject.state.matches == [])
        subject.input.list.query.send("Ne")
        await subject.settle()
        #expect(subject.state.matches == [1])
        subject.input.list.query.send("")
        #expect(subject.state.matches == [])
    }

    @Test func `changes made elsewhere are shown`() async throws {
        let world = SampleWorld(["campari"])
        let subject = self.subject(world)
        await subject.settle()
        #expect(subject.state.phase == .empty)
        try await world.add("sweet-vermouth")
        await subject.reread()
        #expect(subject.state.ids == ["americano"])
    }

    @Test func `a refresh keeps the rows until it ends`() async {
        let subject = self.subject(SampleWorld(["campari", "sweet-vermouth"]))
        await subject.settle()
        subject.input.refresh.send()
        #expect(subject.state.phase == .refreshing)
        #expect(subject.state.rows.count == 1)
        await subject.settle()
        #expect(subject.state.phase == .loaded)
    }

    @Test func `a failed read is reported and can be retried`() async {
        let world = SampleWorld(["campari", "sweet-vermouth"])
        await world.drinks.fail(with: StoreError.busy)
        let subject = self.subject(world)
        await subject.settle()
        #expect(subject.state.phase == .failed("Another program is using the database: close it and try again."))
        await world.drinks.fail(with: nil)
        subject.input.refresh.send()
        await subject.settle()
        #expect(subject.state.phase == .loaded)
    }

    @Test func `a failed search is reported, not shown as a search without matches`() async {
        let world = SampleWorld(["gin", "campari", "sweet-vermouth"])
        let subject = self.subject(world)
        await subject.settle()
        subject.input.list.query.send("negr")
        await subject.settle()
        #expect(subject.state.matches == [1] && subject.failures.values == [])
        await world.drinks.fail(with: StoreError.busy)
        subject.input.list.query.send("negro")
        await subject.settle()
        #expect(subject.failures.values == [TestWords.english["error.busy"]])
        #expect(subject.state.matches == [1] && subject.state.matchedText == "negr")
    }

    @Test func `a row opens its drink`() async {
        let subject = self.subject(SampleWorld(["campari", "sweet-vermouth"]))
        await subject.settle()
        subject.input.list.rowSelected.send(0)
        subject.input.list.rowSelected.send(5)
        #expect(subject.went.notes == ["drink:americano"])
    }
}
