import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Dig

/// Saying a character's type, the first time and again.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct DigFormViewModelTests {
    @MainActor
    private struct Subject {
        let changed = Signal<DigDraft>()
        let sent = Signal<DigDraft>()
        let page = Signal<Void>()
        let refresh = Signal<Void>()
        let left = EventLog()
        let said = EventLog()
        let bag = SubscriptionBag()
        let model: DigFormViewModel
        let states: Recorded<DigFormState>

        init(_ id: Identifier<WorkCharacter>, _ world: DigWorld) {
            let (left, said) = (left, said)
            model = DigFormViewModel(
                id: id, dependencies: world.dependencies(),
                actions: DigFormActions(
                    showResult: { left.note("result \($0)") }, showPage: { left.note("page \($0)") }))
            let output = model.transform(
                DigFormViewModel.Input(
                    changed: changed.events, sent: sent.events, pageRequested: page.events,
                    refreshRequested: refresh.events))
            states = Recorded(output.state)
            output.done.observe { said.note($0) }.store(in: bag)
            output.failed.observe { said.note("failed: \($0)") }.store(in: bag)
        }

        var content: DigFormState.Content? { states.last?.content }
    }

    private func draft(_ text: String, _ reason: String = "") -> DigDraft {
        let letters = zip(MBTIAxis.allCases, text).filter { $0.1 != "-" }
        return DigDraft(letters: Dictionary(uniqueKeysWithValues: letters.map { ($0, $1) }), reason: reason)
    }

    @Test func `a first dig is kept and shows the result`() async throws {
        let world = DigWorld()
        let subject = Subject("holmes", world)
        await subject.model.settle()
        #expect(subject.content?.before == nil)
        subject.sent.send(draft("INTP", "never asks twice"))
        await subject.model.settle()
        let vote = try await world.community.vote(on: "holmes", by: Profile.localID)
        #expect(vote?.ballot.type.text == "INTP")
        #expect(vote?.ballot.reason == "never asks twice")
        #expect(vote?.voterType?.text == "INFJ")
        #expect(subject.left.notes == ["result holmes"])
        #expect(subject.said.notes == ["Dug as INTP."])
    }

    @Test func `voting again begins with the vote before and says both`() async throws {
        let world = DigWorld()
        let member = try #require(world.member)
        _ = try await world.community.vote(
            Ballot("holmes", DigWorld.type("ISTJ"), reason: "tidy"), by: member, at: 1)
        let subject = Subject("holmes", world)
        await subject.model.settle()
        #expect(subject.content?.before == "You said ISTJ before. Voting again replaces it.")
        #expect(subject.content?.start == draft("ISTJ", "tidy"))
        subject.sent.send(draft("INTP"))
        await subject.model.settle()
        #expect(subject.said.notes == ["Changed from ISTJ to INTP; the crowd now says INTP (was ISTJ)."])
    }

    @Test func `a letter that is missing sends nothing`() async throws {
        let world = DigWorld()
        let subject = Subject("holmes", world)
        await subject.model.settle()
        subject.sent.send(draft("IN-P"))
        await subject.model.settle()
        #expect(try await world.community.vote(on: "holmes", by: Profile.localID) == nil)
        #expect(subject.said.notes.first?.hasPrefix("failed: A letter is missing") == true)
        #expect(subject.left.notes.isEmpty)
    }

    @Test func `a form that was left is there again`() async throws {
        let world = DigWorld()
        let first = Subject("holmes", world)
        await first.model.settle()
        first.changed.send(draft("I-T-", "half"))
        let second = Subject("holmes", world)
        await second.model.settle()
        #expect(second.content?.start == draft("I-T-", "half"))
    }

    @Test func `a guest is asked to sign up, and the letters are kept`() async throws {
        var world = DigWorld()
        world.member = nil
        world.authorizer.isOpen = false
        let subject = Subject("holmes", world)
        await subject.model.settle()
        subject.changed.send(draft("INTP"))
        subject.sent.send(draft("INTP"))
        await subject.model.settle()
        #expect(world.authorizer.intents == [.open(route: "dig:holmes")])
        #expect(world.drafts.value["holmes"] == draft("INTP"))
        #expect(try await world.community.vote(on: "holmes", by: Profile.localID) == nil)
    }

    @Test func `opening the form makes the character a recent one`() async throws {
        let world = DigWorld()
        let subject = Subject("watson", world)
        await subject.model.settle()
        let recents = try await world.community.recents(of: Reader(Profile.localID))
        #expect(recents.characters.map(\.id) == ["watson"])
    }

    @Test func `a character that is not there says so`() async {
        let subject = Subject("nobody", DigWorld())
        await subject.model.settle()
        guard case .failed(let reason) = subject.states.last?.phase else { Issue.record("it did not fail"); return }
        #expect(reason.contains("nobody"))
    }
}
