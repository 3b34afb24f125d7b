import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Bar

/// Menu, totals and queue of a party.
@MainActor
struct PartyViewModelTests {
    private func subject(
        _ world: SampleWorld, _ party: InMemoryPartyRepository, shopping: InMemoryShoppingRepository? = nil,
        log: InMemoryMadeLogRepository = InMemoryMadeLogRepository(),
        authorizer: any MemberAuthorizer = PermissiveAuthorizer()
    ) -> BarSubject<PartyViewModel> {
        BarSubject(
            world.dependencies(
                records: .sample(world.shelf, log: log, shopping: shopping, parties: party), authorizer: authorizer),
            choosing: [PickerRow(id: "gimlet", name: "Gimlet")]
        ) { $0.makePartyViewModel(in: $1) }
    }

    private let menu = [PartyDrink(drink: "negroni", servings: 4), PartyDrink(drink: "gimlet", servings: 2)]
    private let bottles: [Identifier<Ingredient>] = ["gin", "campari", "sweet-vermouth"]

    @Test func `the menu shows each drink's reach, and can list only makeable drinks`() async throws {
        let world = SampleWorld(bottles)
        let subject = self.subject(world, InMemoryPartyRepository(menu))
        await subject.settle()
        #expect(subject.state.menu.map(\.name) == ["Negroni", "Gimlet"])
        #expect(subject.state.menu.map(\.reach) == ["can make now", "1 away"])
        #expect(subject.state.servings == 6)
        subject.input.followToggled.send()
        await subject.settle()
        #expect(subject.state.menu.map(\.name) == ["Negroni"])
        #expect(subject.state.hidden == 1)
        try await world.add("lime")
        await subject.reread()
        #expect(subject.state.menu.map(\.name) == ["Negroni", "Gimlet"])
        #expect(subject.state.hidden == 0)
        #expect(subject.messages.values == [])
        subject.input.followToggled.send()
        await subject.settle()
        subject.input.followToggled.send()
        await subject.settle()
        #expect(subject.messages.values == ["Your bar can make everything on the menu."])
    }

    @Test func `a drink of which the bar has too little is not marked as makeable for the guests`() async throws {
        let world = SampleWorld(bottles)
        let subject = self.subject(
            world, InMemoryPartyRepository([PartyDrink(drink: "negroni", servings: 48), menu[1]]))
        await subject.settle()
        #expect(subject.state.menu.map(\.reach) == ["buy more", "1 away"])
        #expect(subject.state.menu.map(\.isShort) == [true, false])
        #expect(subject.state.needs.filter { $0.name == "Gin" }.map(\.isToBuy) == [true])
        #expect(subject.state.needs.first?.buy.hasSuffix("(assumed full)") == true)
    }

    @Test func `needs add up over the menu, and missing ones go on the shopping list`() async throws {
        let world = SampleWorld(bottles)
        let shopping = InMemoryShoppingRepository(bars: world.shelf)
        let subject = self.subject(world, InMemoryPartyRepository(menu), shopping: shopping)
        await subject.settle()
        subject.input.pageMoved.send(1)
        #expect(subject.state.needs.map(\.name) == ["Gin", "Campari", "Sweet vermouth", "Lime juice"])
        #expect(subject.state.needs.map(\.amount) == ["180 ml", "120 ml", "120 ml", "60 ml"])
        let full = "in your bar (assumed full)"
        #expect(subject.state.needs.map(\.buy) == [full, full, full, "1 x 1000 ml"])
        subject.input.shoppingRequested.send()
        await subject.settle()
        #expect(subject.messages.last == "Added 1 item to your shopping list.")
        let items = try await shopping.items(of: Profile.localID)
        #expect(
            items.map(\.entry) == [
                ShoppingEntry(.ingredient("lime-juice"), amount: 60, unit: .millilitre, drinks: ["gimlet"])
            ])
    }

    @Test func `drinks can be added, removed and given another number`() async throws {
        let party = InMemoryPartyRepository([PartyDrink(drink: "negroni")])
        let subject = self.subject(SampleWorld(), party)
        await subject.settle()
        subject.input.addRequested.send()
        await subject.reread()
        #expect(subject.messages.values == ["Added Gimlet to the menu."])
        for _ in 0..<3 { subject.input.countRaised.send(1) }
        subject.input.countLowered.send(0)
        await subject.reread()
        #expect(
            try await party.menu(of: Profile.localID) == [
                PartyDrink(drink: "negroni"), PartyDrink(drink: "gimlet", servings: 4),
            ])
        subject.input.removed.send(0)
        await subject.reread()
        subject.input.removed.send(0)
        await subject.reread()
        #expect(subject.state.phase == .empty)
    }

    @Test func `orders keep names and notes, and served ones come last`() async throws {
        let party = InMemoryPartyRepository(menu)
        try await party.add("negroni", name: "Ari", note: "no ice", of: Profile.localID)
        try await party.add("gimlet", name: "Bo", note: "", of: Profile.localID)
        let subject = self.subject(SampleWorld(bottles), party)
        let copied = Recorded(subject.output.copied)
        await subject.settle()
        subject.input.pageMoved.send(-1)
        #expect(subject.state.page == .queue)
        #expect(subject.state.orders.map(\.order.name) == ["Ari", "Bo"])
        subject.input.copyRequested.send()
        #expect(copied.values == ["Ari · Negroni · no ice\nBo · Gimlet"])
        subject.input.served.send(0)
        await subject.reread()
        #expect(subject.messages.last == "Served Negroni.")
        #expect(subject.state.orders.map(\.order.name) == ["Bo", "Ari"])
        subject.input.edited.send(0)
        subject.input.addRequested.send()
        #expect(subject.went.notes == ["order:gimlet:2", "order:gimlet:new"])
        subject.input.removed.send(0)
        await subject.reread()
        #expect(subject.state.orders.count == 1)
    }

    @Test func `a served order is logged and no longer counts in the needs`() async throws {
        let log = InMemoryMadeLogRepository()
        let party = InMemoryPartyRepository([PartyDrink(drink: "negroni", servings: 4)], log: log)
        try await party.add("negroni", name: "Ari", note: "", of: Profile.localID)
        let subject = self.subject(SampleWorld(bottles), party, log: log)
        await subject.settle()
        #expect(subject.state.needs.first?.amount == "120 ml")
        subject.input.pageMoved.send(-1)
        subject.input.served.send(0)
        await subject.reread()
        #expect(subject.state.needs.first?.amount == "90 ml")
        #expect(subject.state.menu.first?.servings == 4)
        #expect(subject.state.menu.first?.placing == "1 of 4 served")
        #expect(
            try await log.entries(of: Profile.localID, drink: nil, after: nil, limit: 9).map(\.drink) == ["negroni"])
        subject.input.served.send(0)
        await subject.reread()
        #expect(subject.state.needs.first?.amount == "120 ml")
        subject.input.served.send(0)
        await subject.reread()
        #expect(subject.state.needs.first?.amount == "90 ml")
        #expect(
            try await log.entries(of: Profile.localID, drink: nil, after: nil, limit: 9).count == 1,
            "an order that is put back and served again is logged once")
    }

    @Test func `orders served at an earlier party do not reduce this one's needs`() async throws {
        let party = InMemoryPartyRepository([PartyDrink(drink: "negroni", servings: 4)])
        var order = try await party.add("negroni", name: "Ari", note: "", of: Profile.localID)
        order.isDone = true
        order.servedAt = SampleWorld.now - 7 * 86_400
        try await party.update(order, of: Profile.localID)
        let subject = self.subject(SampleWorld(bottles), party)
        await subject.settle()
        #expect(subject.state.needs.first?.amount == "120 ml")
    }

    @Test func `guests are asked for, shown, and removed with the party`() async throws {
        let party = InMemoryPartyRepository(menu)
        try await party.setParty(
            Party(guests: 8, each: 3, day: LocalDay("2026-11-28")), menu: menu, of: Profile.localID)
        let subject = self.subject(SampleWorld(bottles), party)
        await subject.settle()
        #expect(subject.state.guests == "8 guests · 24 planned · 28 Nov")
        subject.input.guestsRequested.send()
        #expect(subject.went.notes == ["party"])
        subject.input.endRequested.send()
        await subject.reread()
        #expect(subject.messages.last?.hasPrefix("Ended the party") == true)
        #expect(subject.state.phase == .empty && subject.state.guests.isEmpty)
        subject.input.endRequested.send()
        await subject.reread()
        #expect(subject.messages.last == "Nothing changed.")
    }

    @Test func `ordering a drink outside the menu opens its form`() async {
        let party = InMemoryPartyRepository()
        let subject = self.subject(SampleWorld(bottles), party)
        await subject.settle()
        subject.input.pageMoved.send(-1)
        #expect(subject.state.page == .queue)
        subject.input.addRequested.send()
        #expect(subject.went.notes == ["order:gimlet:new"])
    }

    @Test func `the menu as text lists only makeable drinks`() async {
        let subject = self.subject(SampleWorld(bottles), InMemoryPartyRepository(menu))
        let copied = Recorded(subject.output.copied)
        await subject.reread()
        subject.input.copyRequested.send()
        #expect(
            copied.values == [
                "# On the menu tonight\n\n## Gin\n\n- **Negroni**\n  Gin, Campari, Sweet vermouth\n"
            ])
    }

    @Test func `a failed write is reported, and the party stays`() async {
        let party = InMemoryPartyRepository(menu)
        let subject = self.subject(SampleWorld(bottles), party)
        await subject.settle()
        await party.fail(with: StoreError.diskFull)
        subject.input.removed.send(0)
        await subject.settle()
        #expect(subject.failures.values == ["The disk is full: free some space and try again."])
        #expect(subject.state.menu.count == 2)
        await party.fail(with: nil)
        subject.input.removed.send(0)
        await subject.reread()
        #expect(subject.state.menu.map(\.name) == ["Gimlet"])
    }

    @Test func `a guest changes nothing`() async throws {
        let party = InMemoryPartyRepository(menu)
        let authorizer = RecordingAuthorizer(isOpen: false)
        let subject = self.subject(SampleWorld(bottles), party, authorizer: authorizer)
        await subject.settle()
        subject.input.addRequested.send()
        subject.input.removed.send(0)
        subject.input.countRaised.send(0)
        subject.input.orderRequested.send(0)
        subject.input.shoppingRequested.send()
        await subject.reread()
        #expect(authorizer.intents.count == 5)
        #expect(try await party.menu(of: Profile.localID) == menu)
        #expect(subject.went.notes == [])
    }
}
