import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Bar

/// The shelf: bottles by category, drinks they make possible, and what to buy next.
@MainActor
struct InventoryViewModelTests {
    private func subject(
        _ world: SampleWorld, _ language: Language = .english, records: BarRecords? = nil,
        authorizer: any MemberAuthorizer = PermissiveAuthorizer()
    ) -> BarSubject<InventoryViewModel> {
        BarSubject(world.dependencies(language, records: records, authorizer: authorizer)) {
            $0.makeInventoryViewModel(in: $1)
        }
    }

    @Test func `an empty bar has an empty state`() async {
        let subject = self.subject(SampleWorld())
        #expect(subject.state.phase == .loading)
        await subject.settle()
        #expect(subject.state.phase == .empty)
        #expect(subject.state.bottles == 0)
        #expect(subject.state.makeable == 0)
    }

    @Test func `bottles are listed by category and name, with their kinds`() async {
        let subject = self.subject(SampleWorld(["sweet-vermouth", "whiskey", "beefeater", "campari", "lime"]))
        await subject.settle()
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

    @Test func `sorting by name survives changes and can be undone`() async throws {
        let world = SampleWorld(["sweet-vermouth", "whiskey", "beefeater", "campari"])
        let subject = self.subject(world)
        await subject.settle()
        let byCategory = subject.lines
        subject.input.sortRequested.send()
        #expect(subject.lines == ["Beefeater", "Campari", "Sweet vermouth", "Whiskey"])
        try await world.add("lime")
        await subject.reread()
        #expect(subject.lines == ["Beefeater", "Campari", "Lime", "Sweet vermouth", "Whiskey"])
        try await world.bar.apply(BarChange(removed: ["lime"]))
        await subject.reread()
        subject.input.sortRequested.send()
        #expect(subject.lines == byCategory)
    }

    @Test func `in Korean`() async {
        let subject = self.subject(SampleWorld(["beefeater", "campari"]), .korean)
        await subject.settle()
        #expect(subject.lines == ["증류주", "비피터", "리큐르", "캄파리"])
    }

    @Test func `the shelf counts makeable drinks and suggests the best purchase`() async {
        let subject = self.subject(SampleWorld(["gin", "sweet-vermouth"]))
        await subject.settle()
        #expect(subject.state.makeable == 0)
        #expect(subject.state.oneAway == 4)
        let first = subject.state.purchases.first
        #expect(first?.name == "Campari" && first?.opens == "+2" && first?.brings == "+1")
        let full = self.subject(SampleWorld(["gin", "sweet-vermouth", "campari"]))
        await full.settle()
        #expect(full.state.makeable == 2)
        #expect(full.state.drinks.map(\.name) == ["Americano", "Negroni"])
        #expect(full.state.drinks.allSatisfy { $0.reach == .now })
    }

    @Test func `a bottle missing from the catalogue is listed last and can be removed`() async {
        let subject = self.subject(SampleWorld(["gin", "old-thing"]))
        await subject.settle()
        #expect(subject.lines.suffix(2) == ["OTHER", "old-thing"])
        subject.input.removed.send("old-thing")
        await subject.reread()
        #expect(subject.lines == ["SPIRITS", "Gin"])
    }

    @Test func `each bottle shows its level`() async throws {
        let world = SampleWorld()
        try await world.bar.apply(
            BarChange(added: [Bottle(ingredient: "gin", level: .half), Bottle(ingredient: "campari", level: .empty)]))
        let subject = self.subject(world)
        await subject.settle()
        let levels = subject.state.lines.compactMap { line -> BottleLevel?? in
            if case .bottle(let bottle) = line { bottle.level } else { nil }
        }
        #expect(levels == [.half, .empty])
    }

    @Test func `removing a bottle reports how many drinks it costs`() async {
        let world = SampleWorld(["gin", "campari", "sweet-vermouth"])
        let subject = self.subject(world)
        await subject.settle()
        subject.input.removed.send("campari")
        await subject.reread()
        #expect(subject.messages.values == ["Removed Campari from your bar. You can make 2 fewer drinks."])
        #expect(subject.state.makeable == 0)
        #expect(!subject.lines.contains("Campari"))
    }

    @Test func `a failed write is reported, and the shelf stays`() async {
        let world = SampleWorld(["gin"])
        let subject = self.subject(world)
        await subject.settle()
        await world.shelf.fail(with: StoreError.diskFull)
        subject.input.removed.send("gin")
        await subject.settle()
        #expect(subject.failures.values == ["The disk is full: free some space and try again."])
        #expect(subject.lines == ["SPIRITS", "Gin"])
    }

    @Test func `a failed read is reported and can be retried`() async {
        let world = SampleWorld(["gin"])
        await world.recipes.fail(with: StoreError.busy)
        let subject = self.subject(world)
        await subject.settle()
        #expect(subject.state.phase == .failed("Another program is using the database: close it and try again."))
        await world.recipes.fail(with: nil)
        subject.input.refresh.send()
        #expect(subject.state.phase == .loading)
        await subject.settle()
        #expect(subject.state.phase == .loaded)
    }

    @Test func `a refresh keeps the lines, then shows changes made elsewhere`() async throws {
        let world = SampleWorld(["gin"])
        let subject = self.subject(world)
        await subject.settle()
        try await world.add("campari")
        subject.input.refresh.send()
        #expect(subject.state.phase == .refreshing)
        #expect(subject.lines == ["SPIRITS", "Gin"])
        await subject.settle()
        #expect(subject.lines == ["SPIRITS", "Gin", "LIQUEURS", "Campari"])
    }

    @Test func `keys open their screens`() async {
        let subject = self.subject(SampleWorld())
        subject.input.addRequested.send()
        subject.input.sectionRequested.send(.makeable)
        subject.input.opened.send("gin")
        subject.input.edited.send("gin")
        #expect(subject.went.notes == ["add", "bar/makeable", "ingredient:gin", "bottle:gin"])
    }

    @Test func `a second removal in one session applies to the second row`() async {
        let world = SampleWorld(["gin", "campari", "sweet-vermouth"])
        let subject = self.subject(world)
        await subject.settle()
        subject.input.removed.send("campari")
        subject.input.removed.send("gin")
        await subject.reread()
        #expect(subject.lines == ["VERMOUTH", "Sweet vermouth"])
        subject.input.removed.send("sweet-vermouth")
        await subject.reread()
        #expect(subject.state.phase == .empty)
        #expect(subject.messages.values.count == 3)
    }

    @Test func `a failed removal can be repeated`() async {
        let world = SampleWorld(["gin", "campari"])
        let subject = self.subject(world)
        await subject.settle()
        await world.shelf.fail(with: StoreError.diskFull)
        subject.input.removed.send("gin")
        await subject.settle()
        await world.shelf.fail(with: nil)
        subject.input.removed.send("gin")
        await subject.reread()
        #expect(subject.failures.values.count == 1)
        #expect(subject.lines == ["LIQUEURS", "Campari"])
    }

    @Test func `keys raise and lower a level, and an empty bottle leaves the bar`() async {
        let world = SampleWorld(["gin", "campari", "sweet-vermouth"])
        let subject = self.subject(world)
        await subject.settle()
        for _ in 0..<3 { subject.input.levelLowered.send("gin") }
        await subject.reread()
        #expect(
            subject.messages.values == [
                "Gin: half.", "Gin: low. Press b to put it on the shopping list.",
                "Gin: empty. You can make 1 fewer drink. Press b to put it on the shopping list.",
            ])
        #expect(subject.bottle("Gin")?.level == .empty)
        #expect(subject.bottle("Gin")?.mark == "empty")
        #expect(subject.bottle("Gin")?.isUrgent == true)
        #expect(subject.state.makeable == 1)
        subject.input.levelRaised.send("gin")
        await subject.reread()
        #expect(
            subject.messages.last
                == "Gin: low. You can make 1 more drink. Press b to put it on the shopping list.")
    }

    @Test func `a key marks a bottle as opened today, or as closed again`() async throws {
        let world = SampleWorld(["sweet-vermouth"])
        let subject = self.subject(world)
        await subject.settle()
        subject.input.openingToggled.send("sweet-vermouth")
        await subject.reread()
        #expect(subject.messages.last == "Opened Sweet vermouth today.")
        #expect(subject.bottle("Sweet vermouth")?.mark == "opened today")
        #expect(try await world.bar.bottles().first?.openedAt == SampleWorld.now)
        subject.input.openingToggled.send("sweet-vermouth")
        await subject.reread()
        #expect(subject.bottle("Sweet vermouth")?.mark == "")
    }

    @Test(arguments: [(0, "opened today"), (1, "opened 1 day ago"), (2, "opened 2 days ago")])
    func `a bottle shows how long it has been open`(days: Int, mark: String) async throws {
        let world = SampleWorld()
        try await world.bar.apply(
            BarChange(added: [Bottle(ingredient: "sweet-vermouth", openedAt: SampleWorld.now - Int64(days) * 86_400)]))
        let subject = self.subject(world)
        await subject.settle()
        #expect(subject.bottle("Sweet vermouth")?.mark == mark)
    }

    @Test func `a bottle near its kind's shelf life is marked, and its drinks come first`()
        async throws
    {
        let world = SampleWorld(["gin", "campari", "whiskey", "lime"])
        try await world.bar.apply(
            BarChange(added: [Bottle(ingredient: "punt-e-mes", openedAt: SampleWorld.now - 41 * 86_400)]))
        let subject = self.subject(world)
        await subject.settle()
        #expect(subject.bottle("Punt e Mes")?.mark == "opened 41 days ago !")
        #expect(subject.bottle("Punt e Mes")?.isUrgent == true)
        #expect(subject.state.drinks.map(\.name) == ["Americano", "Boulevardier", "Negroni", "Gimlet"])
        #expect(subject.state.urgentDrinks == 3)
    }

    @Test func `a bottle can be added to the shopping list`() async throws {
        let world = SampleWorld(["gin"])
        let shopping = InMemoryShoppingRepository(bars: world.shelf)
        let subject = self.subject(world, records: .sample(world.shelf, shopping: shopping))
        await subject.settle()
        subject.input.shoppingRequested.send("gin")
        await subject.settle()
        #expect(subject.messages.values == ["Added Gin to your shopping list."])
        #expect(try await shopping.items(of: Profile.localID).count == 1)
    }

    @Test func `a guest changes nothing`() async {
        let world = SampleWorld(["gin"])
        let authorizer = RecordingAuthorizer(isOpen: false)
        let subject = self.subject(world, authorizer: authorizer)
        await subject.settle()
        subject.input.removed.send("gin")
        subject.input.levelLowered.send("gin")
        subject.input.openingToggled.send("gin")
        subject.input.edited.send("gin")
        subject.input.shoppingRequested.send("gin")
        await subject.reread()
        #expect(authorizer.intents.count == 5)
        #expect(await world.shelf.changes.isEmpty)
        #expect(subject.went.notes == [])
    }

    @Test func `a low bottle is offered to the shopping list`() async throws {
        let world = SampleWorld(["gin"])
        let subject = self.subject(world)
        await subject.settle()
        for _ in 0..<3 {
            subject.input.levelLowered.send("gin")
            await subject.settle()
        }
        let level = try await world.bar.bottles().first?.level
        #expect(level == .low || level == .empty)
        #expect(subject.messages.values.last?.hasSuffix("Press b to put it on the shopping list.") == true)
        #expect(subject.messages.values.first?.contains("shopping") == false)
    }
}

extension BarSubject where Model == InventoryViewModel {
    /// The lines in order, headings in capitals.
    fileprivate var lines: [String] {
        state.lines.map { line in
            switch line {
            case .heading(let text): text.uppercased()
            case .bottle(let bottle): bottle.name
            }
        }
    }

    fileprivate func bottle(_ name: String) -> InventoryState.Bottle? {
        state.lines.lazy.compactMap { line in
            if case .bottle(let bottle) = line, bottle.name == name { bottle } else { nil }
        }.first
    }
}
