import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Works

/// A character's page: the visible part of its type, the other characters, and paged reviews in three orders.
@MainActor
struct CharacterPageViewModelTests {
    @MainActor
    private struct Subject {
        let input = CharacterPageViewModel.Input()
        let log = EventLog()
        let states: Recorded<CharacterPageState>
        private let model: CharacterPageViewModel

        init(_ world: WorksWorld, _ id: Identifier<WorkCharacter> = "holmes", isGuest: Bool = false) async {
            model = WorksDIContainer(world.dependencies(isGuest: isGuest))
                .makeCharacterPageViewModel(id, in: .recording(in: log) { $0.text })
            states = Recorded(model.transform(input).state)
            await LatestTask.settleAll()
        }

        /// Refreshes as the screen does after a change of the store.
        func refresh() async {
            await LatestTask.settleAll()
            input.refresh.send()
            await LatestTask.settleAll()
        }

        var state: CharacterPageState { states.last ?? CharacterPageState() }
        var lines: [String] { state.blocks.lines() }
        var reviews: [CharacterTarget] {
            state.blocks.compactMap { block in
                if case .row(let row) = block, case .review = row.target { row.target } else { nil }
            }
        }
    }

    @Test func `an undug character stays hidden, and its page leads to digging`() async throws {
        let world = WorksWorld()
        await world.community.addVotes([(try MBTI(text: "INTP"), nil)], on: "holmes")
        let subject = await Subject(world)
        #expect(subject.state.title == "Sherlock Holmes")
        #expect(subject.state.votes == "1 vote")
        #expect(subject.lines.contains("hidden until you dig; press x to show"))
        #expect(!subject.lines.joined().contains("INTP"))
        #expect(subject.lines.contains("No reviews yet. Press w to write the first."))
        for target in [CharacterTarget.dig, .result, .write, .work, .other("watson")] {
            subject.input.opened.send(target)
        }
        #expect(
            subject.log.notes
                == ["dig:holmes", "result:holmes", "review/write", "work:sherlock-holmes", "character:watson"])
    }

    @Test func `votes of a server show their age`() async throws {
        var world = WorksWorld()
        world.origin = CrowdOrigin(community: "Club", people: 12, askedAt: WorksWorld.now - 3 * 3_600)
        await world.community.addVotes([(try MBTI(text: "INTP"), nil)], on: "holmes")
        #expect(await Subject(world).state.votes == "1 vote · as of 3 h ago")
    }

    @Test func `a key reveals the crowd's type, not the guess, and hides it again`() async throws {
        let world = WorksWorld()
        await world.community.addVotes([(try MBTI(text: "INTJ"), nil)], on: "holmes")
        let subject = await Subject(world)
        subject.input.revealToggled.send()
        await subject.refresh()
        #expect(subject.lines.contains("INTJ · provisional, 1 vote"))
        subject.input.revealToggled.send()
        await subject.refresh()
        #expect(!subject.lines.joined().contains("INTJ"))
    }

    @Test func `a dug character shows the member's vote`() async throws {
        let world = WorksWorld()
        try await world.dig("billy", "ESFP")
        let subject = await Subject(world, "billy")
        #expect(subject.state.isDug)
        #expect(subject.lines.contains("ESFP · provisional, 1 vote · you said ESFP"))
        #expect(subject.lines.contains("✓ dig again / analysis / write a review"))
    }

    @Test func `opening the page adds it to the recent ones, for members alone`() async throws {
        let world = WorksWorld()
        _ = await Subject(world, isGuest: true)
        #expect(try await world.community.recents(of: Viewer(world.me.id)).characters.isEmpty)
        _ = await Subject(world)
        #expect(try await world.community.recents(of: Viewer(world.me.id)).characters.map(\.id) == ["holmes"])
    }

    @Test func `reviews are sorted newest first, or by likes, with spoilers covered`() async throws {
        let world = WorksWorld()
        let old = try await world.review("He listens before he looks.", of: "holmes", at: WorksWorld.now - 7_200)
        try await world.review("He dies in the end.", of: "holmes", isSpoiler: true)
        try await world.community.setLiked(true, old, by: "mina", at: WorksWorld.now)
        let subject = await Subject(world)
        let rows = subject.lines.filter { $0.contains("mina") }
        #expect(
            rows == [
                "! mina ENTP | 2 min | 0 likes · 0 comments · 0 views | May contain spoilers. Open it to decide.",
                "mina ENTP | 2 h | 1 like · 0 comments · 0 views | He listens before he looks.",
            ])
        #expect(!subject.lines.joined().contains("dies"))
        subject.input.orderCycled.send()
        await LatestTask.settleAll()
        #expect(subject.reviews.first == .review(old))
        #expect(subject.lines.contains("○ newest / ✓ most liked / ○ most viewed"))
    }

    @Test func `more reviews load when the focus reaches the end, and stay after a change`() async throws {
        let world = WorksWorld()
        for number in 0..<45 { try await world.review("review \(number)", of: "holmes", at: Int64(number)) }
        let subject = await Subject(world)
        #expect(subject.reviews.count == 20)
        subject.input.focusMoved.send(.more)
        await LatestTask.settleAll()
        #expect(subject.reviews.count == 40)
        await subject.refresh()
        #expect(subject.reviews.count == 40)
        subject.input.opened.send(.more)
        await LatestTask.settleAll()
        #expect(subject.reviews.count == 45)
        #expect(Set(subject.reviews).count == 45)
    }

    @Test func `a review can be liked in the list`() async throws {
        let world = WorksWorld()
        let id = try await world.review("He listens.", of: "holmes")
        let subject = await Subject(world)
        subject.input.likeToggled.send(.review(id))
        await subject.refresh()
        #expect(subject.lines.contains { $0.contains("1 like ·") })
        subject.input.likeToggled.send(.review(id))
        await subject.refresh()
        #expect(subject.lines.contains { $0.contains("0 likes ·") })
    }

    @Test func `hidden posts leave the page, which links to them`() async throws {
        let world = WorksWorld()
        try await world.review("He listens.", of: "holmes")
        try await world.community.setHidden(true, .author("mina"), for: world.me.id, at: WorksWorld.now)
        let subject = await Subject(world)
        #expect(!subject.lines.joined().contains("mina"))
        subject.input.opened.send(.hidden)
        #expect(subject.log.notes == ["dig/hidden"])
    }

    @Test func `an unknown character is reported`() async {
        let subject = await Subject(WorksWorld(), "nobody")
        #expect(subject.state.phase == .failed("Can't find nobody."))
    }
}
