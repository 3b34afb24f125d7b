import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Drinks

@MainActor
struct AdviceViewModelTests {
    @MainActor
    private struct Subject {
        let input = AdviceViewModel.Input()
        let went = EventLog()
        let states: Recorded<AdviceState>
        let failed: Recorded<String>
        private let model: AdviceViewModel

        init(
            _ world: SampleWorld, _ language: Language = .english,
            authorizer: any MemberAuthorizer = PermissiveAuthorizer()
        ) {
            model = DrinksDIContainer(world.dependencies(language, authorizer: authorizer))
                .makeAdviceViewModel(in: .recording(in: went))
            let output = model.transform(input)
            states = Recorded(output.state)
            failed = Recorded(output.messages.failed)
        }

        var state: AdviceState { states.last ?? AdviceState() }
        func reason(_ id: Identifier<Drink>) -> String? { state.cards.first { $0.row.id == id }?.reason }
    }

    @Test func `without any taste, makeable classics come first`() async {
        let subject = Subject(SampleWorld(["campari", "sweet-vermouth"]))
        #expect(subject.state.phase == .loading)
        await LatestTask.settleAll()
        #expect(subject.state.isCold)
        #expect(subject.state.cards.first?.row.id == "americano")
        #expect(subject.reason("americano") == "Not on any list, but worth a try.")
        #expect(subject.reason("negroni") == "An IBA classic; you have all but Gin.")
    }

    @Test func `among equals the drink most bars pour comes first, with that reason`() async {
        var catalogue = SampleCatalogue.standard
        catalogue.drinks = catalogue.drinks.map { drink in
            Drink(
                id: drink.id, name: drink.name, summary: drink.summary, base: drink.base, lines: drink.lines,
                steps: drink.steps, techniques: drink.techniques, glass: drink.glass, serving: drink.serving,
                asked: drink.id == "gimlet" ? 75 : 10)
        }
        let subject = Subject(SampleWorld(["gin", "lime", "campari", "sweet-vermouth"], catalogue: catalogue))
        await LatestTask.settleAll()
        #expect(subject.state.cards.first?.row.id == "gimlet")
        #expect(subject.reason("gimlet") == "Ordered everywhere.")
    }

    @Test func `tags alone are not a reason`() async {
        var catalogue = SampleCatalogue.standard
        let negroni = SampleCatalogue.negroni
        let other = Drink(
            id: "dram", name: LocalizedText(english: "Dram", korean: "드램"), summary: negroni.summary, base: .whiskey,
            lines: [DrinkLine(ingredient: "whiskey", amount: 40, unit: .millilitre)], steps: negroni.steps,
            techniques: [.build], glass: "rocks", serving: .rocks, tags: negroni.tags)
        catalogue.drinks = [other, negroni]
        let loved = Making(drink: "negroni", madeAt: SampleWorld.now - 86_400, rating: Rating(5))
        let subject = Subject(SampleWorld(["whiskey"], catalogue: catalogue, made: [loved]))
        await LatestTask.settleAll()
        #expect(subject.reason("dram") == "You have all of it.")
    }

    @Test func `a loved drink recommends drinks that share its ingredients`() async {
        let loved = Making(drink: "negroni", madeAt: SampleWorld.now - 86_400, rating: Rating(5))
        let subject = Subject(SampleWorld(["whiskey", "campari"], made: [loved]))
        await LatestTask.settleAll()
        #expect(!subject.state.isCold)
        #expect(
            subject.reason("boulevardier")
                == "Campari and Sweet vermouth, as in the Negroni you loved; you have all but Sweet vermouth.")
        let korean = Subject(SampleWorld(["whiskey", "campari"], made: [loved]), .korean)
        await LatestTask.settleAll()
        #expect(korean.reason("boulevardier") == "좋아한 네그로니에도 있음: 캄파리와 스위트 베르무트. 스위트 베르무트만 없음.")
    }

    @Test func `several similar drinks are counted, and unrated ones are called tried`() async {
        let subject = Subject(SampleWorld(tried: ["negroni", "americano"]))
        await LatestTask.settleAll()
        #expect(subject.reason("boulevardier") == "Campari and Sweet vermouth, as in 2 drinks you've tried.")
        #expect(subject.state.triedCount == 2)
    }

    @Test func `a disliked drink is not recommended`() async {
        let made = Making(drink: "negroni", madeAt: 0, rating: Rating(1))
        let subject = Subject(SampleWorld(saved: ["gimlet"], made: [made]))
        await LatestTask.settleAll()
        #expect(!subject.state.cards.contains { $0.row.id == "negroni" })
    }

    @Test func `a removed bottle, a mark and a making show at once`() async throws {
        let world = SampleWorld(["campari", "sweet-vermouth"])
        let subject = Subject(world)
        await LatestTask.settleAll()
        try await world.bar.apply(BarChange(removed: ["campari"]))
        subject.input.refresh.send()
        await LatestTask.settleAll()
        #expect(subject.state.cards.first { $0.row.id == "americano" }?.row.reach == .away(1))
        subject.input.actionRequested.send(("gimlet", .mark(.saved)))
        await LatestTask.settleAll()
        subject.input.refresh.send()
        await LatestTask.settleAll()
        #expect(!subject.state.isCold)
    }

    @Test func `a mark keeps the order until a refresh may sort again`() async throws {
        let subject = Subject(SampleWorld())
        await LatestTask.settleAll()
        let order = subject.state.cards.map(\.row.id)
        let last = try #require(order.last)
        subject.input.actionRequested.send((last, .mark(.saved)))
        await LatestTask.settleAll()
        subject.input.refresh.send()
        await LatestTask.settleAll()
        #expect(subject.state.cards.map(\.row.id) == order)
        #expect(!subject.state.isCold)
        subject.input.reorderAllowed.send()
        subject.input.refresh.send()
        await LatestTask.settleAll()
        #expect(subject.state.cards.first?.row.id == last && order.first != last)
    }

    @Test func `the same data gives the same recommendations`() async {
        let made = [Making(drink: "negroni", madeAt: 0, rating: Rating(4))]
        let first = Subject(SampleWorld(["gin"], made: made))
        let second = Subject(SampleWorld(["gin"], made: made))
        await LatestTask.settleAll()
        await LatestTask.settleAll()
        #expect(first.state == second.state)
        #expect(first.state.cards.count == 5)
    }

    @Test func `a card shows the drink's owned ingredients and its three meters`() async {
        let world = SampleWorld(["campari", "sweet-vermouth"])
        let subject = Subject(world)
        await LatestTask.settleAll()
        let card = subject.state.cards.first { $0.row.id == "negroni" }
        #expect(
            card?.held == [
                PagePart("Campari", mark: .check), PagePart("Sweet vermouth", mark: .check),
                PagePart("Gin", mark: .cross),
            ])
        #expect(
            card?.meters.map(\.value)
                == card.map { [$0.row.meters.strength, $0.row.meters.sugar, $0.row.meters.level] })
        #expect(card?.meters.map(\.text) == ["22.6%", "high sugar", "easy"])
        let korean = Subject(world, .korean)
        await LatestTask.settleAll()
        #expect(korean.state.cards.first?.meters.map(\.text) == ["17.4%", "당도 높음", "만들기 쉬움"])
    }

    @Test func `a bottle that stands in is told from an owned ingredient, in the sentence and the marks`() async {
        let world = SampleWorld(["gin", "campari", "dry-vermouth"])
        let subject = Subject(world)
        let korean = Subject(world, .korean)
        await LatestTask.settleAll()
        #expect(subject.reason("negroni") == "An IBA classic; you can make it: Dry vermouth stands in.")
        #expect(korean.reason("negroni") == "IBA 공식 칵테일. 만들 수 있음: 드라이 베르무트로 대체.")
        let card = subject.state.cards.first { $0.row.id == "negroni" }
        #expect(card?.held.map(\.mark) == [.check, .check, .standIn])
        #expect(card?.held.last?.title == "Sweet vermouth")
        let lacking = Subject(SampleWorld(["campari", "dry-vermouth"]))
        await LatestTask.settleAll()
        #expect(lacking.reason("negroni") == "An IBA classic; only Gin is missing.")
    }

    @Test func `an ingredient made from the bar has the sign it has on the drink's page`() async {
        let subject = Subject(SampleWorld(["gin", "lime"]))
        await LatestTask.settleAll()
        let card = subject.state.cards.first { $0.row.id == "gimlet" }
        #expect(card?.held == [PagePart("Gin", mark: .check), PagePart("Lime juice", mark: .standIn)])
        #expect(subject.reason("gimlet") == "Not on any list, but worth a try.")
    }

    @Test func `a failed read is reported and can be retried`() async {
        let world = SampleWorld()
        await world.features.fail(with: StoreError.busy)
        let subject = Subject(world)
        await LatestTask.settleAll()
        #expect(subject.state.phase == .failed("Another program is using the database: close it and try again."))
        await world.features.fail(with: nil)
        subject.input.refresh.send()
        await LatestTask.settleAll()
        #expect(subject.state.phase == .loaded)
        await world.features.fail(with: StoreError.busy)
        await world.adviser.reload()
        subject.input.refresh.send()
        await LatestTask.settleAll()
        #expect(subject.state.phase == .loaded, "loaded content stays")
        #expect(subject.failed.values.count == 1)
    }

    @Test func `a drink saved or tried in the list says so while it stays there`() async {
        let subject = Subject(SampleWorld(["campari", "sweet-vermouth"]))
        await LatestTask.settleAll()
        func detail() -> String? {
            for case .row(let row) in subject.state.blocks where row.target == "negroni" { return row.detail }
            return nil
        }
        #expect(detail() == "1 away")
        subject.input.actionRequested.send(("negroni", .mark(.saved)))
        subject.input.actionRequested.send(("negroni", .mark(.tried)))
        await LatestTask.settleAll()
        subject.input.refresh.send()
        await LatestTask.settleAll()
        #expect(detail() == "saved · tried · 1 away")
    }

    @Test func `cards, lists and the picker open their screens, and a guest meets the authorizer`() async {
        let subject = Subject(SampleWorld())
        await LatestTask.settleAll()
        subject.input.opened.send("negroni")
        subject.input.placeRequested.send(.drinks(.saved))
        subject.input.pickerRequested.send()
        subject.input.actionRequested.send(("negroni", .made))
        subject.input.actionRequested.send(("negroni", .whyNot))
        #expect(
            subject.went.notes == [
                "drink:negroni", "drinks/saved", "drinks/tried/pick", "made:negroni x1", "why:negroni",
            ])
        let authorizer = RecordingAuthorizer(isOpen: false)
        let guest = Subject(SampleWorld(), authorizer: authorizer)
        await LatestTask.settleAll()
        guest.input.pickerRequested.send()
        guest.input.actionRequested.send(("negroni", .mark(.saved)))
        guest.input.actionRequested.send(("negroni", .made))
        #expect(authorizer.intents.count == 3)
        #expect(guest.went.notes == [])
    }
}
