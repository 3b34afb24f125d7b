import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Dig

/// Voting on a character's type, the first time and again.
@MainActor
struct DigFormViewModelTests {
    @MainActor
    private struct Subject {
        let input = DigFormViewModel.Input()
        let left: EventLog
        let messages = EventLog()
        let states: Recorded<DigFormState>
        let restarted: Recorded<DigDraft>
        private let model: DigFormViewModel
        private let bag = SubscriptionBag()

        init(_ id: Identifier<WorkCharacter>, _ world: DigWorld, _ language: Language = .english) async {
            left = world.left
            model = world.container(language).makeFormViewModel(id, in: world.flow())
            let output = model.transform(input)
            states = Recorded(output.state)
            restarted = Recorded(output.restarted)
            output.messages.done.observe { [messages] in messages.note($0) }.store(in: bag)
            output.messages.failed.observe { [messages] in messages.note("failed: \($0)") }.store(in: bag)
            await LatestTask.settleAll()
        }

        var content: DigFormState.Content? { states.last?.content }
    }

    private func draft(_ text: String, _ reason: String = "") -> DigDraft {
        let letters = zip(MBTIAxis.allCases, text).filter { $0.1 != "-" }
        return DigDraft(letters: Dictionary(uniqueKeysWithValues: letters.map { ($0, $1) }), reason: reason)
    }

    @Test func `a first dig is stored and shows the result`() async throws {
        let world = DigWorld()
        let subject = await Subject("holmes", world)
        #expect(subject.content?.before == nil)
        subject.input.sent.send(draft("INTP", "never asks twice"))
        await LatestTask.settleAll()
        let vote = try await world.community.vote(on: "holmes", by: Profile.localID)
        #expect(vote?.ballot.type.text == "INTP")
        #expect(vote?.ballot.reason == "never asks twice")
        #expect(vote?.voterType?.text == "INFJ")
        #expect(subject.left.notes == ["replace result:holmes"])
        #expect(subject.messages.notes == ["Dug as INTP."])
    }

    @Test func `an unknown character is skipped, and none repeats before all were offered`() async throws {
        let world = DigWorld()
        let container = world.container()
        let flow = world.flow()
        var current: Identifier<WorkCharacter> = "holmes"
        var met: [Identifier<WorkCharacter>] = []
        for _ in 0..<8 {
            let input = DigFormViewModel.Input()
            let model = container.makeFormViewModel(current, in: flow)
            _ = model.transform(input)
            input.skipped.send()
            await LatestTask.settleAll()
            let note = try #require(world.left.notes.last)
            current = Identifier(String(note.dropFirst("replace dig:".count)))
            met.append(current)
        }
        #expect(Set(met).count == met.count)
    }

    @Test(arguments: Language.allCases)
    func `the form says who sees a vote, on this machine and in a community`(language: Language) async throws {
        var world = DigWorld()
        let words = TestWords.words(language)
        #expect(await Subject("holmes", world, language).content?.remark == words["dig.remark"])
        world.origin = CrowdOrigin(community: "Film Club", people: 12, askedAt: DigWorld.now)
        #expect(await Subject("holmes", world, language).content?.remark == words["dig.remark.community"])
    }

    @Test func `a repeated vote starts with the earlier one, and the result names both`() async throws {
        let world = DigWorld()
        let member = try #require(world.member)
        _ = try await world.community.vote(
            Ballot("holmes", DigWorld.type("ISTJ"), reason: "tidy"), by: member, at: 1)
        let subject = await Subject("holmes", world)
        #expect(subject.content?.before == "You said ISTJ before. Voting again replaces it.")
        #expect(subject.content?.start == draft("ISTJ", "tidy"))
        subject.input.sent.send(draft("INTP"))
        await LatestTask.settleAll()
        #expect(subject.messages.notes == ["Changed from ISTJ to INTP; the crowd now says INTP (was ISTJ)."])
    }

    @Test func `an incomplete type is not sent`() async throws {
        let world = DigWorld()
        let subject = await Subject("holmes", world)
        subject.input.sent.send(draft("IN-P"))
        await LatestTask.settleAll()
        #expect(try await world.community.vote(on: "holmes", by: Profile.localID) == nil)
        #expect(subject.messages.notes.first?.hasPrefix("failed: A letter is missing") == true)
        #expect(subject.left.notes.isEmpty)
    }

    @Test func `an unsent form is restored`() async throws {
        let world = DigWorld()
        let first = await Subject("holmes", world)
        first.input.changed.send(draft("I-T-", "half"))
        await LatestTask.settleAll()
        let second = await Subject("holmes", world)
        #expect(second.content?.start == draft("I-T-", "half"))
        #expect(second.content?.draftNote == "This is your draft (just now). Press ^X to discard it.")
        #expect(second.states.last?.hasDraft == true)
        second.input.sent.send(draft("INTP", "half"))
        await LatestTask.settleAll()
        #expect(await world.keptDrafts.drafts.isEmpty, "a sent form is not a draft")
    }

    @Test func `a draft is discarded on request, and the earlier vote is restored`()
        async throws
    {
        let world = DigWorld()
        let member = try #require(world.member)
        _ = try await world.community.vote(
            Ballot("holmes", DigWorld.type("ISTJ"), reason: "tidy"), by: member, at: 1)
        let first = await Subject("holmes", world)
        first.input.changed.send(draft("I-T-", "half"))
        await LatestTask.settleAll()
        let second = await Subject("holmes", world)
        second.input.dropRequested.send()
        await LatestTask.settleAll()
        #expect(second.left.notes == ["discard?"])
        #expect(second.restarted.values == [draft("ISTJ", "tidy")])
        #expect(second.states.last?.hasDraft == false)
        #expect(await world.keptDrafts.drafts.isEmpty)
    }

    @Test func `a form changed back to its last state leaves no draft`() async {
        let world = DigWorld()
        let subject = await Subject("holmes", world)
        subject.input.changed.send(draft("I---"))
        subject.input.changed.send(draft("----"))
        await LatestTask.settleAll()
        #expect(await world.keptDrafts.drafts.isEmpty)
    }

    @Test func `a guest is asked to sign up, and the letters are kept`() async throws {
        var world = DigWorld()
        world.member = nil
        world.authorizer.isOpen = false
        let subject = await Subject("holmes", world)
        subject.input.changed.send(draft("INTP"))
        subject.input.sent.send(draft("INTP"))
        await LatestTask.settleAll()
        #expect(world.authorizer.intents == [.open(route: "dig:holmes")])
        #expect(await world.keptDrafts.drafts.map { DigDraft(text: $0.body) } == [draft("INTP")])
        #expect(try await world.community.vote(on: "holmes", by: Profile.localID) == nil)
    }

    @Test func `opening the form adds the character to the recent ones`() async throws {
        let world = DigWorld()
        _ = await Subject("watson", world)
        let recents = try await world.community.recents(of: Viewer(Profile.localID))
        #expect(recents.characters.map(\.id) == ["watson"])
    }

    @Test func `an unknown character is reported`() async {
        let subject = await Subject("nobody", DigWorld())
        guard case .failed(let reason) = subject.states.last?.phase else { Issue.record("it did not fail"); return }
        #expect(reason.contains("nobody"))
    }

    @Test(arguments: [(Language.english, "Your vote stays ISTJ."), (.korean, "ISTJ 투표를 그대로 두었습니다.")])
    func `repeating a vote says that nothing changed`(language: Language, text: String) async throws {
        let world = DigWorld()
        let member = try #require(world.member)
        _ = try await world.community.vote(Ballot("holmes", DigWorld.type("ISTJ")), by: member, at: 1)
        let subject = await Subject("holmes", world, language)
        subject.input.sent.send(draft("ISTJ"))
        await LatestTask.settleAll()
        #expect(subject.messages.notes == [text])
    }
}
