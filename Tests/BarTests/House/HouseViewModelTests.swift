import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Bar

/// House recipes, with the amounts a party needs.
@MainActor
struct HouseViewModelTests {
    private let recipe = HouseRecipe(
        "simple-syrup", parts: [.init("sugar", 200, .gram), .init("water", 200, .millilitre)], yield: 300, days: 1)

    private func subject(
        _ world: SampleWorld, _ house: InMemoryHouseRecipeRepository,
        party: InMemoryPartyRepository = InMemoryPartyRepository(), choosing choices: [PickerRow] = []
    ) -> BarSubject<HouseViewModel> {
        BarSubject(
            world.dependencies(records: .sample(world.shelf, parties: party, house: house)), choosing: choices
        ) { $0.makeHouseViewModel(in: $1) }
    }

    @Test func `a made batch adds a bottle with its date to the bar`() async throws {
        let world = SampleWorld(["sugar"])
        let subject = self.subject(world, InMemoryHouseRecipeRepository([recipe].compactMap(\.self)))
        await subject.settle()
        #expect(subject.state.rows.map(\.name) == ["Simple syrup"])
        #expect(subject.state.rows.first?.parts == "200 g Sugar, 200 ml Water")
        #expect(subject.state.rows.first?.made == "")
        subject.input.made.send(0)
        await subject.settle()
        #expect(subject.messages.last == "Added Simple syrup, made today, to your bar.")
        let bottle = try #require(try await world.bar.bottles().first { $0.ingredient == "simple-syrup" })
        #expect(bottle.openedAt == SampleWorld.now && bottle.remaining == 300)
        subject.input.list.refresh.send()
        await subject.settle()
        #expect(subject.state.rows.first?.made == "made 21 Nov")
    }

    @Test func `needs of a party come first, with its day, recipe or not`() async throws {
        let world = SampleWorld(["sugar", "gin", "lime"])
        let party = InMemoryPartyRepository()
        try await party.setParty(
            Party(day: LocalDay("2026-11-28")),
            menu: [PartyDrink(drink: "lemonade", servings: 4), PartyDrink(drink: "gimlet", servings: 2)],
            of: Profile.localID)
        let gin = try #require(HouseRecipe("gin", parts: [.init("sugar", 1, .gram)], yield: 10))
        let house = InMemoryHouseRecipeRepository([gin] + [recipe].compactMap(\.self))
        let subject = self.subject(world, house, party: party)
        await subject.settle()
        #expect(subject.state.rows.map(\.name) == ["Simple syrup", "Lime juice", "Gin"])
        #expect(
            subject.state.rows.map(\.toMake) == [
                "make 120 ml by 27 Nov", "make 60 ml by 28 Nov", "",
            ])
        subject.input.made.send(1)
        subject.input.edited.send(0)
        #expect(subject.went.notes == ["house:lime-juice", "house:simple-syrup"])
    }

    @Test func `a house recipe is added for the chosen ingredient and removed`() async throws {
        let house = InMemoryHouseRecipeRepository([recipe].compactMap(\.self))
        let subject = self.subject(
            SampleWorld(), house, choosing: [PickerRow(id: "vermouth", name: "Vermouth")])
        await subject.settle()
        subject.input.addRequested.send()
        #expect(subject.went.notes == ["house:vermouth"])
        subject.input.removed.send(0)
        await subject.settle()
        #expect(subject.messages.last == "Removed your recipe for Simple syrup.")
        #expect(try await house.houseRecipes(of: Profile.localID).isEmpty)
        subject.input.list.refresh.send()
        await subject.settle()
        #expect(subject.state.phase == .empty)
    }
}
