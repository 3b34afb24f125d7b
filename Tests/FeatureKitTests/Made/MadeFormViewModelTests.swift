import Domain
import Reactive
import TestSupport
import Testing

@testable import FeatureKit

/// The form about a making.
@MainActor
struct MadeFormViewModelTests {
    @MainActor
    private struct Subject {
        let input = MadeFormViewModel.Input()
        let model: MadeFormViewModel
        let states: Recorded<MadeFormState>
        let saved: Recorded<String>
        let failed: Recorded<String>
        let finished: Recorded<Void>

        init(
            _ purpose: MadeFormPurpose, _ world: SampleWorld,
            drafts: InMemoryDraftRepository = InMemoryDraftRepository()
        ) {
            model = MadeFormViewModel(
                purpose: purpose, member: world.member(drafts: drafts), drinks: world.drinks,
                standardDrink: .unitedStates, strings: TestWords.words(.english))
            let output = model.transform(input)
            states = Recorded(output.state)
            saved = Recorded(output.messages.done)
            failed = Recorded(output.messages.failed)
            finished = Recorded(output.finished)
        }

        var state: MadeFormState { states.last ?? MadeFormState() }
    }

    private func entries(_ world: SampleWorld) async throws -> [MadeEntry] {
        try await world.log.entries(of: Profile.localID, drink: nil, after: nil, limit: 9)
    }

    @Test func `the form starts with this evening and the servings of the page`() async {
        let subject = Subject(.new("negroni", servings: 2), SampleWorld())
        await LatestTask.settleAll()
        #expect(subject.state.name == "Negroni")
        #expect(subject.state.day == "today")
        #expect(subject.state.servings == "2")
        #expect(subject.state.fields == [.day, .servings, .rating, .note])
        #expect(!subject.state.isDraft)
    }

    @Test func `a submitted form is logged with its values`() async throws {
        let world = SampleWorld(["gin", "campari", "sweet-vermouth"])
        let subject = Subject(.new("negroni", servings: 1), world)
        await LatestTask.settleAll()
        subject.input.stepped.send((.day, -1))
        subject.input.stepped.send((.servings, 1))
        subject.input.ratingChosen.send(Rating(4))
        subject.input.stepped.send((.rating, 1))
        subject.input.noteChanged.send("less vermouth next time")
        subject.input.submitted.send()
        await LatestTask.settleAll()
        let entry = try #require(try await entries(world).first)
        #expect(entry.madeAt == SampleWorld.now - 86_400)
        #expect(entry.servings == 2)
        #expect(entry.rating == Rating(4.5))
        #expect(entry.note == "less vermouth next time")
        #expect(subject.saved.values == ["Logged Negroni."])
    }

    @Test func `water is offered after the second standard drink, not before`() async {
        let world = SampleWorld(["gin", "campari", "sweet-vermouth"])
        let subject = Subject(.new("negroni", servings: 1), world)
        await LatestTask.settleAll()
        subject.input.submitted.send()
        await LatestTask.settleAll()
        #expect(subject.saved.values == ["Logged Negroni. This evening: 1.4 standard drinks of 14 g."])
        let second = Subject(.new("negroni", servings: 1), world)
        await LatestTask.settleAll()
        second.input.submitted.send()
        await LatestTask.settleAll()
        #expect(second.saved.last?.hasSuffix("water, or something without alcohol?") == true)
    }

    @Test func `days end today, servings range from half to 99, and stars end at five`() async {
        let subject = Subject(.new("negroni", servings: 1), SampleWorld())
        await LatestTask.settleAll()
        subject.input.stepped.send((.day, 1))
        #expect(subject.state.day == "today")
        subject.input.stepped.send((.servings, -1))
        #expect(subject.state.draft.servings == 0.5)
        subject.input.stepped.send((.servings, -1))
        #expect(subject.state.draft.servings == 0.5)
        for _ in 0..<200 { subject.input.stepped.send((.servings, 1)) }
        #expect(subject.state.draft.servings == 99)
        for _ in 0..<20 { subject.input.stepped.send((.rating, 1)) }
        #expect(subject.state.draft.rating == Rating(5))
        for _ in 0..<20 { subject.input.stepped.send((.rating, -1)) }
        #expect(subject.state.draft.rating == nil)
    }

    @Test func `an unfinished form is restored, and a saved or cleared one is not`() async {
        let world = SampleWorld()
        let drafts = InMemoryDraftRepository()
        let first = Subject(.new("negroni", servings: 1), world, drafts: drafts)
        await LatestTask.settleAll()
        first.input.noteChanged.send("half written")
        await LatestTask.settleAll()
        let second = Subject(.new("negroni", servings: 1), world, drafts: drafts)
        await LatestTask.settleAll()
        #expect(second.state.draft.note == "half written")
        #expect(second.state.isDraft)
        let other = Subject(.new("gimlet", servings: 1), world, drafts: drafts)
        await LatestTask.settleAll()
        #expect(!other.state.isDraft)
        second.input.cleared.send()
        await LatestTask.settleAll()
        #expect(await drafts.drafts.isEmpty)
        second.input.noteChanged.send("again")
        second.input.submitted.send()
        await LatestTask.settleAll()
        #expect(await drafts.drafts.isEmpty)
    }

    @Test func `a draft of yesterday keeps its evening`() async throws {
        let kept = MadeDraft(evenings: 1, servings: 2, rating: Rating(4), note: "dry", variant: "sbagliato")
        let read = try #require(MadeDraft(text: kept.text, days: 1))
        #expect(read == MadeDraft(evenings: 2, servings: 2, rating: Rating(4), note: "dry", variant: "sbagliato"))
        #expect(MadeDraft(text: "nonsense", days: 0) == nil)
    }

    @Test func `a failed save is reported and keeps the draft`() async {
        let world = SampleWorld()
        let drafts = InMemoryDraftRepository()
        let subject = Subject(.new("negroni", servings: 1), world, drafts: drafts)
        await LatestTask.settleAll()
        subject.input.noteChanged.send("keep me")
        await world.log.fail(with: StoreError.diskFull)
        subject.input.submitted.send()
        await LatestTask.settleAll()
        #expect(subject.failed.values == ["The disk is full: free some space and try again."])
        #expect(await drafts.drafts.map { MadeDraft(text: $0.body, days: 0)?.note } == ["keep me"])
        await world.log.fail(with: nil)
        subject.input.submitted.send()
        await LatestTask.settleAll()
        #expect(subject.saved.values.count == 1)
        #expect(subject.finished.values.count == 1)
    }

    @Test func `variants are offered, if any, and logged`() async throws {
        var catalogue = SampleCatalogue.standard
        let negroni = SampleCatalogue.negroni
        catalogue.drinks.append(
            Drink(
                id: "sbagliato", name: LocalizedText(english: "Sbagliato", korean: "스발리아토"), summary: negroni.summary,
                base: .wine, lines: negroni.lines, steps: negroni.steps, techniques: [.build], glass: "rocks",
                serving: .rocks, variantOf: "negroni"))
        let world = SampleWorld(catalogue: catalogue)
        let subject = Subject(.new("negroni", servings: 1), world)
        await LatestTask.settleAll()
        #expect(subject.state.fields.contains(.variant))
        #expect(subject.state.variant == "as written")
        subject.input.stepped.send((.variant, 1))
        #expect(subject.state.variant == "Sbagliato")
        subject.input.submitted.send()
        await LatestTask.settleAll()
        #expect(try await entries(world).first?.variant == "sbagliato")
    }
}
