import Domain
import Reactive
import TestSupport
import Testing

@testable import FeatureKit

/// The form about a making.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct MadeFormViewModelTests {
    @MainActor
    private struct Subject {
        let stepped = Signal<(field: MadeFormState.Field, step: Int)>()
        let rating = Signal<Rating?>()
        let note = Signal<String>()
        let cleared = Signal<Void>()
        let submitted = Signal<Void>()
        let model: MadeFormViewModel
        let states: Recorded<MadeFormState>
        let saved: Recorded<String>
        let failed: Recorded<String>

        init(_ purpose: MadeFormPurpose, _ world: SampleWorld, drafts: MadeDrafts = MadeDrafts()) {
            model = MadeFormViewModel(
                purpose: purpose, member: world.member(drafts: drafts), drinks: world.drinks,
                standardDrink: .unitedStates, strings: TestWords.words(.english))
            let output = model.transform(
                MadeFormViewModel.Input(
                    stepped: stepped.events, ratingChosen: rating.events, noteChanged: note.events,
                    cleared: cleared.events, submitted: submitted.events))
            states = Recorded(output.state)
            saved = Recorded(output.saved)
            failed = Recorded(output.failed)
        }

        var state: MadeFormState { states.last ?? MadeFormState() }
    }

    private func entries(_ world: SampleWorld) async throws -> [MadeEntry] {
        try await world.log.entries(of: Profile.localID, drink: nil, after: nil, limit: 9)
    }

    @Test func `it begins with this evening and the servings of the page`() async {
        let subject = Subject(.new("negroni", servings: 2), SampleWorld())
        await subject.model.settle()
        #expect(subject.state.name == "Negroni")
        #expect(subject.state.day == "today")
        #expect(subject.state.servings == "2")
        #expect(subject.state.fields == [.day, .servings, .rating, .note])
        #expect(!subject.state.isDraft)
    }

    @Test func `what it says goes into the log`() async throws {
        let world = SampleWorld(["gin", "campari", "sweet-vermouth"])
        let subject = Subject(.new("negroni", servings: 1), world)
        await subject.model.settle()
        subject.stepped.send((.day, -1))
        subject.stepped.send((.servings, 1))
        subject.rating.send(Rating(4))
        subject.stepped.send((.rating, 1))
        subject.note.send("less vermouth next time")
        subject.submitted.send()
        await subject.model.settle()
        let entry = try #require(try await entries(world).first)
        #expect(entry.madeAt == SampleWorld.now - 86_400)
        #expect(entry.servings == 2)
        #expect(entry.rating == Rating(4.5))
        #expect(entry.note == "less vermouth next time")
        #expect(subject.saved.values == ["Logged Negroni."])
    }

    @Test func `after the second standard drink water is offered, before it not`() async {
        let world = SampleWorld(["gin", "campari", "sweet-vermouth"])
        let subject = Subject(.new("negroni", servings: 1), world)
        await subject.model.settle()
        subject.submitted.send()
        await subject.model.settle()
        #expect(subject.saved.values == ["Logged Negroni. 1.4 standard drinks this evening."])
        let second = Subject(.new("negroni", servings: 1), world)
        await second.model.settle()
        second.submitted.send()
        await second.model.settle()
        #expect(second.saved.last?.hasSuffix("water, or something without alcohol?") == true)
    }

    @Test func `days do not go beyond today, servings from half to 99, stars to five`() async {
        let subject = Subject(.new("negroni", servings: 1), SampleWorld())
        await subject.model.settle()
        subject.stepped.send((.day, 1))
        #expect(subject.state.day == "today")
        subject.stepped.send((.servings, -1))
        #expect(subject.state.draft.servings == 0.5)
        subject.stepped.send((.servings, -1))
        #expect(subject.state.draft.servings == 0.5)
        for _ in 0..<200 { subject.stepped.send((.servings, 1)) }
        #expect(subject.state.draft.servings == 99)
        for _ in 0..<20 { subject.stepped.send((.rating, 1)) }
        #expect(subject.state.draft.rating == Rating(5))
        for _ in 0..<20 { subject.stepped.send((.rating, -1)) }
        #expect(subject.state.draft.rating == nil)
    }

    @Test func `a form that is left is there again, one that is kept or cleared is not`() async {
        let world = SampleWorld()
        let drafts = MadeDrafts()
        let first = Subject(.new("negroni", servings: 1), world, drafts: drafts)
        await first.model.settle()
        first.note.send("half written")
        let second = Subject(.new("negroni", servings: 1), world, drafts: drafts)
        await second.model.settle()
        #expect(second.state.draft.note == "half written")
        #expect(second.state.isDraft)
        let other = Subject(.new("gimlet", servings: 1), world, drafts: drafts)
        #expect(!other.state.isDraft)
        second.cleared.send()
        #expect(drafts[.drink("negroni")] == nil)
        second.note.send("again")
        second.submitted.send()
        await second.model.settle()
        #expect(drafts[.drink("negroni")] == nil)
    }

    @Test func `what cannot be kept is said, and the draft stays`() async {
        let world = SampleWorld()
        let drafts = MadeDrafts()
        let subject = Subject(.new("negroni", servings: 1), world, drafts: drafts)
        await subject.model.settle()
        subject.note.send("keep me")
        await world.log.fail(with: StoreError.diskFull)
        subject.submitted.send()
        await subject.model.settle()
        #expect(subject.failed.values == ["The disk is full: free some space, then press r."])
        #expect(drafts[.drink("negroni")]?.note == "keep me")
        await world.log.fail(with: nil)
        subject.submitted.send()
        await subject.model.settle()
        #expect(subject.saved.values.count == 1)
    }

    @Test func `an entry of the log is changed in place`() async throws {
        let made = Making(drink: "negroni", madeAt: SampleWorld.now - 3 * 86_400, rating: Rating(3), ethanol: 10)
        let world = SampleWorld(made: [made])
        let entry = try #require(try await entries(world).first)
        let subject = Subject(.change(entry), world)
        await subject.model.settle()
        #expect(subject.state.day == "18 Nov")
        subject.stepped.send((.day, 1))
        subject.stepped.send((.servings, 1))
        subject.rating.send(Rating(5))
        subject.submitted.send()
        await subject.model.settle()
        let changed = try #require(try await entries(world).first)
        #expect(try await entries(world).count == 1)
        #expect(changed.madeAt == SampleWorld.now - 2 * 86_400)
        #expect(changed.servings == 2)
        #expect(changed.ethanol == 20)
        #expect(changed.rating == Rating(5))
    }

    @Test func `variants are offered where there are some, and go into the log`() async throws {
        var catalogue = SampleCatalogue.standard
        let negroni = SampleCatalogue.negroni
        catalogue.drinks.append(
            Drink(
                id: "sbagliato", name: LocalizedText(english: "Sbagliato", korean: "스발리아토"), summary: negroni.summary,
                base: .wine, lines: negroni.lines, steps: negroni.steps, techniques: [.build], glass: "rocks",
                serving: .rocks, variantOf: "negroni"))
        let world = SampleWorld(catalogue: catalogue)
        let subject = Subject(.new("negroni", servings: 1), world)
        await subject.model.settle()
        #expect(subject.state.fields.contains(.variant))
        #expect(subject.state.variant == "as written")
        subject.stepped.send((.variant, 1))
        #expect(subject.state.variant == "Sbagliato")
        subject.submitted.send()
        await subject.model.settle()
        #expect(try await entries(world).first?.variant == "sbagliato")
    }
}
