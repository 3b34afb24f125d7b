import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Dig

/// The cast of a work, one after the other.
@MainActor
struct RunViewModelTests {
    @MainActor
    private struct Subject {
        let input = RunViewModel.Input()
        let left: EventLog
        let messages = EventLog()
        let states: Recorded<RunState>
        private let model: RunViewModel
        private let bag = SubscriptionBag()

        init(_ work: Identifier<Work>, _ world: DigWorld) async {
            left = world.left
            model = world.container().makeRunViewModel(of: work, in: world.flow())
            let output = model.transform(input)
            states = Recorded(output.state)
            output.messages.done.observe { [messages] in messages.note($0) }.store(in: bag)
            await LatestTask.settleAll()
        }

        var state: RunState { states.last ?? RunState() }
        var name: String {
            for case .title(let title, _) in state.blocks { return title }
            return ""
        }

        var hint: String {
            for case .text(let text, _) in state.blocks.reversed() { return text }
            return ""
        }

        func type(_ letters: String) { letters.forEach { input.lettered.send($0) } }
    }

    @Test func `four letters vote and advance, and the card shows own and editor's types`()
        async throws
    {
        let world = DigWorld()
        let subject = await Subject("metropolis", world)
        #expect(subject.state.isAsking && subject.name == "Freder")
        subject.type("infjenfp")
        await LatestTask.settleAll()
        let me = Profile.localID
        #expect(try await world.community.vote(on: "freder", by: me)?.ballot.type == DigWorld.type("INFJ"))
        #expect(try await world.community.vote(on: "maria", by: me)?.ballot.type == DigWorld.type("ENFP"))
        #expect(!subject.state.isAsking)
        #expect(
            subject.state.card == """
                My cast of Metropolis (1927)
                Freder: INFJ · editor INFJ
                Maria: ENFP · editor ENFJ
                7 of 8 letters match the editor's.

                """)
        #expect(subject.messages.notes.first?.hasPrefix("Freder: INFJ.") == true)
    }

    @Test func `the cast is listed below the question, with editor's types of dug characters only`() async {
        let subject = await Subject("metropolis", DigWorld())
        var rows: [[String]] {
            for case .table(let table) in subject.state.blocks { return table.rows }
            return []
        }
        #expect(rows == [["Freder", "-", "-", "-"], ["Maria", "-", "-", "-"]])
        subject.type("INFP")
        await LatestTask.settleAll()
        #expect(subject.name == "Maria")
        #expect(rows == [["Freder", "INFP", "INFJ", "3/4"], ["Maria", "-", "-", "-"]])
    }

    @Test func `a skipped character leaves the card and the offers`() async throws {
        let world = DigWorld()
        let subject = await Subject("metropolis", world)
        subject.input.skipped.send()
        #expect(subject.name == "Maria")
        subject.type("ENFJ")
        await LatestTask.settleAll()
        #expect(!subject.state.card.contains("Freder"))
        #expect(try await world.offers.list(20, for: Viewer(Profile.localID)).allSatisfy { $0.id != "freder" })
    }

    @Test func `a run offers each undug character of a cast once`() async throws {
        let world = DigWorld()
        try await world.community.vote(
            Ballot("watson", DigWorld.type("ISFJ")), by: Author(Profile.localID, type: nil), at: 1)
        let subject = await Subject("sherlock-holmes", world)
        var offered: [String] = []
        while subject.state.isAsking, offered.count < 20 {
            offered.append(subject.name)
            if offered.count == 2 { subject.input.skipped.send() } else { subject.type("INTP") }
            await LatestTask.settleAll()
        }
        #expect(
            offered.sorted()
                == ["Alice Faulkner", "Billy", "Madge Larrabee", "Professor Moriarty", "Sherlock Holmes"])
    }

    @Test func `going back clears letters, then returns to the character before for a new vote`() async throws {
        let world = DigWorld()
        let subject = await Subject("metropolis", world)
        #expect(!subject.state.canGoBack)
        subject.type("INFJ")
        await LatestTask.settleAll()
        subject.type("en")
        #expect(subject.name == "Maria")
        subject.input.wentBack.send()
        #expect(subject.name == "Maria")
        subject.input.wentBack.send()
        #expect(subject.name == "Freder")
        #expect(subject.hint.hasPrefix("You voted INFJ"))
        subject.type("INTJ")
        await LatestTask.settleAll()
        let vote = try await world.community.vote(on: "freder", by: Profile.localID)
        #expect(vote?.ballot.type == DigWorld.type("INTJ") && vote?.before == DigWorld.type("INFJ"))
        #expect(subject.name == "Maria")
    }

    @Test func `a vote cast elsewhere during the run is shown, not skipped`() async throws {
        let world = DigWorld()
        let subject = await Subject("metropolis", world)
        try await world.community.vote(
            Ballot("freder", DigWorld.type("INFJ")), by: Author(Profile.localID, type: nil), at: DigWorld.now)
        subject.input.refresh.send()
        await LatestTask.settleAll()
        #expect(subject.name == "Freder" && subject.hint.hasPrefix("You voted INFJ"))
        subject.input.skipped.send()
        await LatestTask.settleAll()
        let offered = try await world.community.offers(of: Profile.localID, skippedSince: 0, latest: 9)
        #expect(subject.name == "Maria" && offered == Offers())
    }

    @Test func `a fully dug cast shows its card at once, and a guest must sign in`() async throws {
        var world = DigWorld()
        for id in ["freder", "maria"] {
            try await world.community.vote(
                Ballot(Identifier(id), DigWorld.type("INFJ")), by: Author(Profile.localID, type: nil), at: 1)
        }
        #expect(await Subject("metropolis", world).state.card.contains("Maria: INFJ"))
        world.member = nil
        world.authorizer.isOpen = false
        let guest = await Subject("felix", world)
        guest.type("INFP")
        await LatestTask.settleAll()
        #expect(guest.name == "Master Tom" && guest.state.isAsking)
        #expect(world.authorizer.intents == [.open(route: "run:felix")])
        guest.input.skipped.send()
        await LatestTask.settleAll()
        #expect(!guest.state.isAsking && guest.state.card.isEmpty)
    }
}
