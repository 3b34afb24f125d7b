import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Drinks

/// The recommendations, with their reasons in both languages.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct AdviceViewModelTests {
    @MainActor
    private struct Subject {
        let opened = Signal<Identifier<Drink>>()
        let action = Signal<(drink: Identifier<Drink>, action: DrinkActionKeys.Action)>()
        let section = Signal<DrinkSection?>()
        let picker = Signal<Void>()
        let refresh = Signal<Void>()
        let went = EventLog()
        let model: AdviceViewModel
        let states: Recorded<AdviceState>

        init(
            _ world: SampleWorld, _ language: Language = .english,
            authorizer: any MemberAuthorizer = PermissiveAuthorizer()
        ) {
            model = AdviceViewModel(
                dependencies: world.dependencies(language, authorizer: authorizer),
                actions: DrinkListActions(
                    showDrink: { [went] in went.note("drink:\($0)") }, showFilter: {},
                    showSavedFilters: {},
                    showSection: { [went] in went.note($0?.route ?? "drinks") },
                    showTriedPicker: { [went] in went.note("picker") },
                    showMadeForm: { [went] in went.note("made:\($0)") },
                    showWhyNot: { [went] in went.note("why:\($0)") },
                    showComparison: { [went] in went.note("compare:\($0),\($1)") }))
            let output = model.transform(
                AdviceViewModel.Input(
                    cardOpened: opened.events, deedRequested: action.events, sectionRequested: section.events,
                    pickerRequested: picker.events, refreshRequested: refresh.events))
            states = Recorded(output.state)
        }

        var state: AdviceState { states.last ?? AdviceState() }
        func reason(_ id: Identifier<Drink>) -> String? { state.cards.first { $0.row.id == id }?.reason }
    }

    @Test func `without any taste the classics that can be made come first`() async {
        let subject = Subject(SampleWorld(["campari", "sweet-vermouth"]))
        #expect(subject.state.phase == .loading)
        await subject.model.settle()
        #expect(subject.state.isCold)
        #expect(subject.state.cards.first?.row.id == "americano")
        #expect(subject.reason("americano") == "On no list, worth a try; you have all of it.")
        #expect(subject.reason("negroni") == "An IBA classic; you have all but Gin.")
    }

    @Test func `a drink that was loved speaks for what shares its ingredients`() async {
        let loved = Making(drink: "negroni", madeAt: SampleWorld.now - 86_400, rating: Rating(5))
        let subject = Subject(SampleWorld(["whiskey", "campari"], made: [loved]))
        await subject.model.settle()
        #expect(!subject.state.isCold)
        #expect(
            subject.reason("boulevardier")
                == "Campari and Sweet vermouth, as in the Negroni you loved; you have all but Sweet vermouth.")
        let korean = Subject(SampleWorld(["whiskey", "campari"], made: [loved]), .korean)
        await korean.model.settle()
        #expect(korean.reason("boulevardier") == "좋아한 네그로니와 공통: 캄파리와 스위트 베르무트. 스위트 베르무트만 없음.")
    }

    @Test func `several are counted, and what was only tried is called so`() async {
        let subject = Subject(SampleWorld(tried: ["negroni", "americano"]))
        await subject.model.settle()
        #expect(subject.reason("boulevardier") == "Campari and Sweet vermouth, as in 2 drinks you've tried.")
        #expect(subject.state.triedCount == 2)
    }

    @Test func `a drink that was disliked is not put forward`() async {
        let made = Making(drink: "negroni", madeAt: 0, rating: Rating(1))
        let subject = Subject(SampleWorld(saved: ["gimlet"], made: [made]))
        await subject.model.settle()
        #expect(!subject.state.cards.contains { $0.row.id == "negroni" })
    }

    @Test func `a bottle taken out of the bar, a mark and a making show at once`() async throws {
        let world = SampleWorld(["campari", "sweet-vermouth"])
        let subject = Subject(world)
        await subject.model.settle()
        try await world.bar.apply(BarChange(removed: ["campari"]))
        world.storeChanged.send()
        await subject.model.settle()
        #expect(subject.state.cards.first { $0.row.id == "americano" }?.row.reach == .away(1))
        subject.action.send(("gimlet", .mark(.saved)))
        await subject.model.settle()
        #expect(!subject.state.isCold)
    }

    @Test func `the same questions have the same answers`() async {
        let made = [Making(drink: "negroni", madeAt: 0, rating: Rating(4))]
        let first = Subject(SampleWorld(["gin"], made: made))
        let second = Subject(SampleWorld(["gin"], made: made))
        await first.model.settle()
        await second.model.settle()
        #expect(first.state == second.state)
        #expect(first.state.cards.count == 5)
    }

    @Test func `a card shows what the bar holds of the drink, and its three meters`() async {
        let world = SampleWorld(["campari", "sweet-vermouth"])
        let subject = Subject(world)
        await subject.model.settle()
        let card = subject.state.cards.first { $0.row.id == "negroni" }
        #expect(
            card?.held == [
                PagePart("Campari", mark: .check), PagePart("Sweet vermouth", mark: .check),
                PagePart("Gin", mark: .cross),
            ])
        #expect(card?.meters.map(\.label) == ["strength", "sugar", "level"])
        #expect(
            card?.meters.map(\.value)
                == card.map { [$0.row.meters.strength, $0.row.meters.sugar, $0.row.meters.level] })
        #expect(card?.meters.first?.text == card?.row.strength)
        let korean = Subject(world, .korean)
        await korean.model.settle()
        #expect(korean.state.cards.first?.meters.map(\.label) == ["도수", "당도", "난이도"])
    }

    @Test func `what cannot be read is said and can be tried again`() async {
        let world = SampleWorld()
        await world.features.fail(with: StoreError.busy)
        let subject = Subject(world)
        await subject.model.settle()
        #expect(subject.state.phase == .failed("Another program is using the database: close it, then press r."))
        await world.features.fail(with: nil)
        subject.refresh.send()
        await subject.model.settle()
        #expect(subject.state.phase == .loaded)
    }

    @Test func `cards, lists and the picker lead on, a guest meets the authorizer`() async {
        let subject = Subject(SampleWorld())
        await subject.model.settle()
        subject.opened.send("negroni")
        subject.section.send(.saved)
        subject.picker.send()
        subject.action.send(("negroni", .made))
        subject.action.send(("negroni", .whyNot))
        #expect(subject.went.notes == ["drink:negroni", "drinks/saved", "picker", "made:negroni", "why:negroni"])
        let authorizer = DenyingAuthorizer()
        let guest = Subject(SampleWorld(), authorizer: authorizer)
        await guest.model.settle()
        guest.picker.send()
        guest.action.send(("negroni", .mark(.saved)))
        guest.action.send(("negroni", .made))
        #expect(authorizer.asked.count == 3)
        #expect(guest.went.notes == [])
    }
}
