import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Works

/// A character's page: what may be seen of its type, the others, and the reviews in three orders by page.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct CharacterPageViewModelTests {
    @MainActor
    private struct Subject {
        let opened = Signal<CharacterTarget>()
        let focus = Signal<CharacterTarget>()
        let reveal = Signal<Void>()
        let order = Signal<Void>()
        let like = Signal<CharacterTarget>()
        let refresh = Signal<Void>()
        let log = EventLog()
        let model: CharacterPageViewModel
        let states: Recorded<CharacterPageState>

        init(_ world: WorksWorld, _ id: Identifier<WorkCharacter> = "holmes", isGuest: Bool = false) {
            model = CharacterPageViewModel(
                id: id, dependencies: world.dependencies(isGuest: isGuest),
                actions: CharacterPageActions(
                    showWork: { [log] in log.note("work:\($0)") }, showDig: { [log] in log.note("dig:\($0)") },
                    showResult: { [log] in log.note("result:\($0)") },
                    showReview: { [log] in log.note("review:\($0)") },
                    showCharacter: { [log] in log.note("character:\($0)") },
                    showForm: { [log] in log.note($0.route) }, showHidden: { [log] in log.note("hidden") }))
            states = Recorded(
                model.transform(
                    CharacterPageViewModel.Input(
                        opened: opened.events, focusMoved: focus.events, revealToggled: reveal.events,
                        orderCycled: order.events, likeToggled: like.events, refreshRequested: refresh.events)
                ).state)
        }

        var state: CharacterPageState { states.last ?? CharacterPageState() }
        var lines: [String] { state.blocks.lines() }
        var reviews: [CharacterTarget] {
            state.blocks.compactMap { block in
                if case .row(let row) = block, case .review = row.target { row.target } else { nil }
            }
        }
    }

    @Test func `an undug character keeps its secret, and its page leads to digging`() async throws {
        let world = WorksWorld()
        await world.community.addVotes([(try MBTI(text: "INTP"), nil)], on: "holmes")
        let subject = Subject(world)
        await subject.model.settle()
        #expect(subject.state.title == "Sherlock Holmes")
        #expect(subject.state.votes == "1 vote")
        #expect(subject.lines.contains("type hidden until you dig; x shows it"))
        #expect(!subject.lines.joined().contains("INTP"))
        #expect(subject.lines.contains("No reviews yet. Press w to write the first."))
        for target in [CharacterTarget.dig, .result, .write, .work, .other("watson")] { subject.opened.send(target) }
        #expect(
            subject.log.notes
                == ["dig:holmes", "result:holmes", "review/write", "work:sherlock-holmes", "character:watson"])
    }

    @Test func `revealing shows the crowd's type and the guess, and hides them again`() async throws {
        let world = WorksWorld()
        await world.community.addVotes([(try MBTI(text: "INTJ"), nil)], on: "holmes")
        let subject = Subject(world)
        await subject.model.settle()
        subject.reveal.send()
        await subject.model.settle()
        #expect(subject.lines.contains("INTJ · provisional, 1 vote · guess INTP"))
        subject.reveal.send()
        await subject.model.settle()
        #expect(!subject.lines.joined().contains("INTJ"))
    }

    @Test func `a dug one says what I said`() async throws {
        let world = WorksWorld()
        try await world.dig("billy", "ESFP")
        let subject = Subject(world, "billy")
        await subject.model.settle()
        #expect(subject.state.isDug)
        #expect(subject.lines.contains("ESFP · provisional, 1 vote · you said ESFP"))
        #expect(subject.lines.contains("✓ dig again / analysis / write a review"))
    }

    @Test func `opening makes it a recent one, for members alone`() async throws {
        let world = WorksWorld()
        let guest = Subject(world, isGuest: true)
        await guest.model.settle()
        #expect(try await world.community.recents(of: Reader(world.me.id)).characters.isEmpty)
        let subject = Subject(world)
        await subject.model.settle()
        #expect(try await world.community.recents(of: Reader(world.me.id)).characters.map(\.id) == ["holmes"])
    }

    @Test func `reviews come newest first, spoilers covered, and by likes`() async throws {
        let world = WorksWorld()
        let old = try await world.review("He listens before he looks.", of: "holmes", at: WorksWorld.now - 7_200)
        try await world.review("He dies in the end.", of: "holmes", isSpoiler: true)
        try await world.community.setLiked(true, old, by: "mina", at: WorksWorld.now)
        let subject = Subject(world)
        await subject.model.settle()
        let rows = subject.lines.filter { $0.contains("mina") }
        #expect(
            rows == [
                "! mina ENTP | 2 min | 0 likes · 0 comments · 0 views | May contain spoilers. Open it to decide.",
                "mina ENTP | 2 h | 1 like · 0 comments · 0 views | He listens before he looks.",
            ])
        #expect(!subject.lines.joined().contains("dies"))
        subject.order.send()
        await subject.model.settle()
        #expect(subject.reviews.first == .review(old))
        #expect(subject.lines.contains("○ newest / ✓ most liked / ○ most viewed"))
    }

    @Test func `more reviews come when the focus reaches the end, and a change keeps them`() async throws {
        let world = WorksWorld()
        for number in 0..<45 { try await world.review("review \(number)", of: "holmes", at: Int64(number)) }
        let subject = Subject(world)
        await subject.model.settle()
        #expect(subject.reviews.count == 20)
        subject.focus.send(.more)
        await subject.model.settle()
        #expect(subject.reviews.count == 40)
        world.storeChanged.send()
        await subject.model.settle()
        #expect(subject.reviews.count == 40)
        subject.opened.send(.more)
        await subject.model.settle()
        #expect(subject.reviews.count == 45)
        #expect(Set(subject.reviews).count == 45)
    }

    @Test func `a review is liked in the list`() async throws {
        let world = WorksWorld()
        let id = try await world.review("He listens.", of: "holmes")
        let subject = Subject(world)
        await subject.model.settle()
        subject.like.send(.review(id))
        await subject.model.settle()
        #expect(subject.lines.contains { $0.contains("1 like ·") })
        subject.like.send(.review(id))
        await subject.model.settle()
        #expect(subject.lines.contains { $0.contains("0 likes ·") })
    }

    @Test func `what was hidden is gone and can be found`() async throws {
        let world = WorksWorld()
        try await world.review("He listens.", of: "holmes")
        try await world.community.setHidden(true, .author("mina"), for: world.me.id, at: WorksWorld.now)
        let subject = Subject(world)
        await subject.model.settle()
        #expect(!subject.lines.joined().contains("mina"))
        subject.opened.send(.hidden)
        #expect(subject.log.notes == ["hidden"])
    }

    @Test func `an unknown character is said`() async {
        let subject = Subject(WorksWorld(), "nobody")
        await subject.model.settle()
        #expect(subject.state.phase == .failed("Nothing is called nobody."))
    }
}
