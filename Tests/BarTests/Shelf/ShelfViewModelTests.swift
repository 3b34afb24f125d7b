import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Bar

/// The shelf: what stands on it by category, what it makes possible, what to buy next.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct ShelfViewModelTests {
    @MainActor
    private struct Subject {
        let add = Signal<Void>()
        let makeable = Signal<Void>()
        let bottle = Signal<Identifier<Ingredient>>()
        let remove = Signal<Identifier<Ingredient>>()
        let refresh = Signal<Void>()
        let purchases = Signal<PurchaseList>()
        let went = EventLog()
        let model: ShelfViewModel
        let states: Recorded<ShelfState>
        let messages: Recorded<String>
        let failures: Recorded<String>

        init(_ world: SampleWorld, _ language: Language = .english) {
            model = ShelfViewModel(
                dependencies: world.dependencies(language),
                actions: ShelfActions(
                    showAddBottles: { [went] in went.note("add") }, showMakeable: { [went] in went.note("makeable") },
                    showPurchases: { [went] in went.note($0.route) },
                    showIngredient: { [went] in went.note("ingredient:\($0)") }))
            let output = model.transform(
                ShelfViewModel.Input(
                    addRequested: add.events, makeableRequested: makeable.events, purchasesRequested: purchases.events,
                    bottleSelected: bottle.events, removeRequested: remove.events, refreshRequested: refresh.events))
            states = Recorded(output.state)
            messages = Recorded(output.barChanged)
            failures = Recorded(output.failed)
        }

        var state: ShelfState { states.last ?? ShelfState() }
        /// Headings in capitals, bottles as they are.
        var lines: [String] {
            state.lines.map { line in
                switch line {
                case .heading(let text): text.uppercased()
                case .bottle(let bottle): bottle.name
                }
            }
        }
    }

    @Test func `nothing on it is empty, and says what to buy`() async {
        let subject = Subject(SampleWorld())
        #expect(subject.state.phase == .loading)
        await subject.model.settle()
        #expect(subject.state.phase == .empty)
        #expect(subject.state.bottles == 0)
        #expect(subject.state.makeable == 0)
    }

    @Test func `bottles stand by category and name, with their kinds`() async {
        let subject = Subject(SampleWorld(["sweet-vermouth", "whiskey", "beefeater", "campari", "lime"]))
        await subject.model.settle()
        #expect(subject.state.phase == .loaded)
        #expect(
            subject.lines == [
                "SPIRITS", "Beefeater", "Whiskey", "LIQUEURS", "Campari", "VERMOUTH", "Sweet vermouth", "FRUIT", "Lime",
            ])
        let kinds = subject.state.lines.compactMap { line -> String? in
            if case .bottle(let bottle) = line { bottle.kind } else { nil }
        }
        #expect(kinds == ["London dry gin", "", "", "Vermouth", ""])
        #expect(subject.state.bottles == 5)
    }

    @Test func `in Korean`() async {
        let subject = Subject(SampleWorld(["beefeater", "campari"]), .korean)
        await subject.model.settle()
        #expect(subject.lines == ["증류주", "비피터", "리큐어", "캄파리"])
    }

    @Test func `what it makes possible and what one more would`() async {
        let subject = Subject(SampleWorld(["gin", "sweet-vermouth"]))
        await subject.model.settle()
        #expect(subject.state.makeable == 0)
        #expect(subject.state.oneAway == 4)
        #expect(subject.state.purchases.first == ShelfState.Purchase(name: "Campari", opens: "+2", brings: "+1"))
        let full = Subject(SampleWorld(["gin", "sweet-vermouth", "campari"]))
        await full.model.settle()
        #expect(full.state.makeable == 2)
        #expect(full.state.drinks.map(\.name) == ["Americano", "Negroni"])
        #expect(full.state.drinks.allSatisfy { $0.reach == .now })
    }

    @Test func `a bottle whose ingredient is gone from the catalogue stands last and can be taken out`() async {
        let subject = Subject(SampleWorld(["gin", "old-thing"]))
        await subject.model.settle()
        #expect(subject.lines.suffix(2) == ["OTHER", "old-thing"])
        subject.remove.send("old-thing")
        await subject.model.settle()
        #expect(subject.lines == ["SPIRITS", "Gin"])
    }

    @Test func `a level stands beside its bottle`() async throws {
        let world = SampleWorld()
        try await world.bar.apply(
            BarChange(added: [Bottle(ingredient: "gin", level: .half), Bottle(ingredient: "campari", level: .empty)]))
        let subject = Subject(world)
        await subject.model.settle()
        let levels = subject.state.lines.compactMap { line -> BottleLevel?? in
            if case .bottle(let bottle) = line { bottle.level } else { nil }
        }
        #expect(levels == [.half, .empty])
    }

    @Test func `a bottle taken out says what that closed`() async {
        let world = SampleWorld(["gin", "campari", "sweet-vermouth"])
        let changed = Recorded(world.storeChanged.map { true })
        let subject = Subject(world)
        await subject.model.settle()
        subject.remove.send("campari")
        await subject.model.settle()
        #expect(subject.messages.values == ["Campari is out of your bar · 2 drinks fewer"])
        #expect(changed.values.count == 1)
        #expect(subject.state.makeable == 0)
        #expect(!subject.lines.contains("Campari"))
    }

    @Test func `what cannot be kept is said, the shelf stays`() async {
        let world = SampleWorld(["gin"])
        let subject = Subject(world)
        await subject.model.settle()
        await world.shelf.fail(with: StoreError.diskFull)
        subject.remove.send("gin")
        await subject.model.settle()
        #expect(subject.failures.values == ["The disk is full: make room, then press r."])
        #expect(subject.lines == ["SPIRITS", "Gin"])
    }

    @Test func `what cannot be read is said, and can be tried again`() async {
        let world = SampleWorld(["gin"])
        await world.recipes.fail(with: StoreError.busy)
        let subject = Subject(world)
        await subject.model.settle()
        #expect(subject.state.phase == .failed("Another program holds the database: close it, then press r."))
        await world.recipes.fail(with: nil)
        subject.refresh.send()
        #expect(subject.state.phase == .loading)
        await subject.model.settle()
        #expect(subject.state.phase == .loaded)
    }

    @Test func `a refresh keeps the lines, what others change shows`() async throws {
        let world = SampleWorld(["gin"])
        let subject = Subject(world)
        await subject.model.settle()
        try await world.add("campari")
        #expect(subject.state.phase == .refreshing)
        #expect(subject.lines == ["SPIRITS", "Gin"])
        await subject.model.settle()
        #expect(subject.lines == ["SPIRITS", "Gin", "LIQUEURS", "Campari"])
    }

    @Test func `keys lead on`() async {
        let subject = Subject(SampleWorld())
        subject.add.send()
        subject.makeable.send()
        subject.bottle.send("gin")
        #expect(subject.went.notes == ["add", "makeable", "ingredient:gin"])
    }
}
