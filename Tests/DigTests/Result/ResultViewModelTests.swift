import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Dig

/// A character's result, and which parts of it each viewer may see.
@MainActor
struct ResultViewModelTests {
    @MainActor
    private struct Subject {
        let input = ResultViewModel.Input()
        let left: EventLog
        let states: Recorded<ResultState>
        private let model: ResultViewModel

        init(_ id: Identifier<WorkCharacter>, _ world: DigWorld) async {
            left = world.left
            model = world.container().makeResultViewModel(id, in: world.flow())
            states = Recorded(model.transform(input).state)
            await LatestTask.settleAll()
        }

        var state: ResultState { states.last ?? ResultState() }

        /// Refreshes, as the store would request after a write.
        func refresh() async {
            await LatestTask.settleAll()
            input.refresh.send()
            await LatestTask.settleAll()
        }
    }

    @Test func `the result of the specification follows from its votes`() async throws {
        let world = DigWorld()
        try await world.addSpecVotes(mine: true)
        let subject = await Subject("holmes", world)
        let content = try #require(subject.state.content)
        let open = try #require(content.open)
        #expect(content.votes == "217 votes")
        #expect(open.crowd == "INTP")
        #expect(open.axes.map(\.percents) == ["21 | 79", "92 |  8", "94 |  6", "45 | 55"])
        #expect(open.shares.map(\.type).prefix(5) == ["INTP", "INTJ", "ENTP", "ENTJ", "ISTP"])
        #expect(open.shares.map(\.votes).prefix(5) == ["83", "67", "20", "16", "6"])
        #expect(open.shares.map(\.percent).prefix(5) == ["38%", "31%", "9%", "7%", "3%"])
        #expect(open.shares.map(\.isMine).prefix(5) == [true, false, false, false, false])
        #expect(open.shares.count == 13)
        #expect(open.rest == "8 more, 3 without a vote" && open.withoutVotes == "3 without a vote")
        #expect(open.sentences.first == "You and the editor: 4 of 4 letters. The editor says INTP too.")
        #expect(open.sentences.contains("J and P are close: 97 votes to 120."))
        #expect(open.sentences.contains("You said INTP, with 82 others (38%)."))
        #expect(open.sentences.contains("Most common full type: INTP, the same as the letters."))
        #expect(open.allTypes.rows.count == 16)
    }

    @Test func `a new review appears with the result, and the link opens all of them`() async throws {
        let world = DigWorld()
        try await world.addSpecVotes(mine: true)
        let subject = await Subject("holmes", world)
        #expect(subject.state.content?.reviewsTitle.isEmpty == true)
        _ = try await world.community.write(
            PostText("He sees too much.", as: .review), isSpoiler: false, about: "holmes",
            by: try #require(world.member), at: DigWorld.now)
        await subject.refresh()
        let content = try #require(subject.state.content)
        #expect(content.reviewsTitle == "Reviews 1")
        #expect(content.reviews.map(\.text) == ["He sees too much."])
        subject.input.opened.send(.page)
        #expect(subject.left.notes == ["character:holmes"])
    }

    @Test func `the page of an undug character reveals no type`() async throws {
        let world = DigWorld()
        try await world.addSpecVotes(mine: false)
        let subject = await Subject("holmes", world)
        let content = try #require(subject.state.content)
        #expect(content.open == nil)
        #expect(content.votes == "217 votes")
        for type in MBTI.all { #expect(!content.plainText.contains(type.text)) }
        subject.input.opened.send(.allTypes)
        subject.input.opened.send(.byVoter)
        #expect(subject.left.notes.isEmpty)
    }

    @Test func `a key reveals the type and hides it again`() async throws {
        let world = DigWorld()
        try await world.addSpecVotes(mine: false)
        let subject = await Subject("holmes", world)
        subject.input.revealToggled.send()
        await subject.refresh()
        #expect(subject.state.content?.open?.crowd == "INTP")
        subject.input.revealToggled.send()
        await subject.refresh()
        #expect(subject.state.content?.open == nil)
    }

    @Test func `a guest's wish to reveal goes to the authorizer and shows nothing`() async throws {
        var world = DigWorld()
        world.member = nil
        world.authorizer.isOpen = false
        try await world.addSpecVotes(mine: false)
        let subject = await Subject("holmes", world)
        subject.input.revealToggled.send()
        await subject.refresh()
        #expect(world.authorizer.intents == [.open(route: "result:holmes")])
        #expect(subject.state.content?.open == nil)
    }

    @Test func `the next character after the last of a cast is the first`() async throws {
        let world = DigWorld()
        let subject = await Subject("holmes", world)
        let before = try #require(subject.state.content?.neighbours.first)
        subject.input.neighbourRequested.send(-1)
        subject.input.neighbourRequested.send(1)
        #expect(subject.left.notes.count == 2)
        #expect(subject.left.notes.first == "replace dig:\(before.id)")
        #expect(subject.left.notes.allSatisfy { $0.hasPrefix("replace dig:") })
    }

    @Test func `the result leads to form, page, review, work, other characters and tables`() async throws {
        let world = DigWorld()
        try await world.addSpecVotes(mine: true)
        let subject = await Subject("holmes", world)
        let other = try #require(subject.state.content?.others.first)
        for target in [ResultTarget.form, .page, .review, .work, .other(other.character), .allTypes, .overTime] {
            subject.input.opened.send(target)
        }
        #expect(
            subject.left.notes == [
                "replace dig:holmes", "character:holmes", "write:holmes", "work:sherlock-holmes",
                "dig:\(other.character.id)", "table All sixteen 16", "table Over time 1",
            ])
    }

    @Test func `a work with one character has no link to others`() async throws {
        let subject = await Subject("tom", DigWorld())
        let content = try #require(subject.state.content)
        #expect(content.others.isEmpty)
        #expect(content.neighbours.isEmpty)
        subject.input.neighbourRequested.send(1)
        #expect(subject.left.notes.isEmpty)
    }

    @Test func `without votes no type and no share is claimed`() async throws {
        let world = DigWorld()
        try await world.community.reveal("billy", for: Profile.localID)
        let subject = await Subject("billy", world)
        let open = try #require(subject.state.content?.open)
        #expect(open.crowd == nil)
        #expect(open.shares.isEmpty)
        #expect(open.sentences.isEmpty)
        #expect(open.axes.allSatisfy { $0.percents.isEmpty && $0.share == 0 })
    }

    @Test func `an axis with equal sides is reported as tied`() async throws {
        let world = DigWorld()
        await world.community.addVotes(
            [(DigWorld.type("ENTP"), nil), (DigWorld.type("INTP"), nil)], on: "holmes")
        try await world.community.reveal("holmes", for: Profile.localID)
        let subject = await Subject("holmes", world)
        let open = try #require(subject.state.content?.open)
        #expect(open.crowd == "xNTP")
        #expect(open.sentences.first == "Provisional: fewer than 5 votes.")
        #expect(open.sentences.contains("E and I are tied with 1 vote each, shown as x."))
        #expect(open.sentences.contains("Most common full types (tied): ENTP, INTP."))
    }

    @Test func `a single vote is compared with the editor's type and shown once`() async throws {
        let world = DigWorld()
        let me = Author(Profile.localID, type: DigWorld.type("INFJ"))
        try await world.community.vote(Ballot("watson", DigWorld.type("ESFP")), by: me, at: DigWorld.now)
        let subject = await Subject("watson", world)
        #expect(
            subject.state.content?.open?.sentences == [
                "You and the editor: 2 of 4 letters. The editor says ISFJ; you differ on E/I, J/P.",
                "He stays where he is needed.", "Provisional: fewer than 5 votes.",
            ])
        // Without the editor's guess there is nothing to compare with.
        try await world.community.vote(Ballot("billy", DigWorld.type("ESFP")), by: me, at: DigWorld.now)
        let alone = await Subject("billy", world)
        #expect(
            alone.state.content?.open?.sentences == [
                "Provisional: fewer than 5 votes.", "You said ESFP, and nobody else has voted yet.",
            ])
    }

    @Test func `the last dug character of a cast completes it`() async throws {
        let world = DigWorld()
        let me = Author(Profile.localID, type: nil)
        try await world.community.vote(Ballot("freder", DigWorld.type("INFJ")), by: me, at: DigWorld.now)
        let one = await Subject("freder", world)
        #expect(one.state.content?.open?.sentences.contains { $0.hasPrefix("The whole cast") } == false)
        try await world.community.vote(Ballot("maria", DigWorld.type("ENFJ")), by: me, at: DigWorld.now)
        let both = await Subject("maria", world)
        #expect(
            both.state.content?.open?.sentences.last
                == "You dug the whole cast of Metropolis (2 of 2). Below are its types side by side.")
        #expect(both.state.content?.others.map(\.type) == ["guess INFJ"])
    }

    @Test func `the next undug character is a key away, leads first, never the current one`() async throws {
        let world = DigWorld()
        let me = Author(Profile.localID, type: nil)
        var seen: Set<String> = []
        for _ in 0..<9 {
            let subject = await Subject("larrabee", world)
            let before = subject.left.notes.count
            subject.input.nextRequested.send()
            await LatestTask.settleAll()
            guard subject.left.notes.count > before, let note = subject.left.notes.last else { break }
            let id = String(note.dropFirst("replace dig:".count))
            #expect(seen.insert(id).inserted && id != "larrabee")
            try await world.community.vote(
                Ballot(Identifier(id), DigWorld.type("INTP")), by: me, at: DigWorld.now)
        }
        #expect(seen.count == 8)
    }

    @Test func `a failed read keeps loaded content, or else is reported`() async throws {
        let world = DigWorld()
        await world.community.fail(with: StoreError.busy)
        let subject = await Subject("holmes", world)
        guard case .failed = subject.state.phase else { Issue.record("it did not fail"); return }
        await world.community.fail(with: nil)
        await subject.refresh()
        #expect(subject.state.phase == .loaded)
        await world.community.fail(with: StoreError.busy)
        await subject.refresh()
        #expect(subject.state.phase == .loaded)
        #expect(subject.state.content != nil)
    }
}
