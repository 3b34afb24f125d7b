import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Works

/// A review's page: covers, likes, comments, hiding, and who may change what.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct ReviewPageViewModelTests {
    @MainActor
    private struct Subject {
        let opened = Signal<ReviewTarget>()
        let commands = Signal<ReviewCommand>()
        let log = EventLog()
        let model: ReviewPageViewModel
        let states: Recorded<ReviewPageState>
        private let bag = SubscriptionBag()

        init(_ world: WorksWorld, _ id: Identifier<Review>) {
            model = ReviewPageViewModel(
                id: id, dependencies: world.dependencies(),
                actions: ReviewPageActions(
                    showMember: { [log] in log.note("member:\($0)") },
                    showCharacter: { [log] in log.note("character:\($0)") },
                    showWork: { [log] in log.note("work:\($0)") }, showForm: { [log] in log.note($0.route) },
                    close: { [log] in log.note("close") }))
            let output = model.transform(
                ReviewPageViewModel.Input(opened: opened.events, commands: commands.events))
            states = Recorded(output.state)
            output.done.observe { [log] in log.note("done: \($0)") }.store(in: bag)
        }

        var state: ReviewPageState { states.last ?? ReviewPageState() }
        var lines: [String] { state.blocks.lines() }
    }

    private let world = WorksWorld()

    private func comment(
        _ text: String, on review: Identifier<Review>, isSpoiler: Bool = false, by member: ActingMember? = nil
    ) async throws -> Identifier<Domain.Comment> {
        try await world.community.comment(
            PostText(text, as: .comment), isSpoiler: isSpoiler, on: review,
            by: member ?? ActingMember("mina", type: nil), at: WorksWorld.now - 30)
    }

    @Test func `it shows the text, who wrote it and what others made of it`() async throws {
        let id = try await world.review("He listens before he looks.", of: "holmes")
        let subject = Subject(world, id)
        await subject.model.settle()
        #expect(subject.state.title == "Review of Sherlock Holmes")
        #expect(subject.lines.contains("He listens before he looks."))
        #expect(subject.lines.contains("0 likes · 0 comments · 1 view"))
        #expect(subject.lines.contains("No comments yet. Press c to write one."))
        for target in [ReviewTarget.author, .character, .work] { subject.opened.send(target) }
        #expect(subject.log.notes == ["member:mina", "character:holmes", "work:sherlock-holmes"])
    }

    @Test func `a spoiler is covered until it is asked for, and covered again`() async throws {
        let id = try await world.review("He dies in the end.", of: "holmes", isSpoiler: true)
        let answer = try await comment("He does not!", on: id, isSpoiler: true)
        let subject = Subject(world, id)
        await subject.model.settle()
        #expect(!subject.lines.joined().contains("dies"))
        #expect(!subject.lines.joined().contains("does not"))
        subject.commands.send(.reveal(nil))
        #expect(subject.lines.contains("He dies in the end."))
        #expect(!subject.lines.joined().contains("does not"))
        subject.commands.send(.reveal(answer))
        #expect(subject.lines.joined().contains("He does not!"))
        subject.commands.send(.reveal(nil))
        #expect(!subject.lines.joined().contains("dies"))
    }

    @Test func `the review and a comment are liked, each for itself`() async throws {
        let id = try await world.review("He listens.", of: "holmes")
        let answer = try await comment("So he does.", on: id)
        let subject = Subject(world, id)
        await subject.model.settle()
        subject.commands.send(.like(nil))
        await subject.model.settle()
        subject.commands.send(.like(answer))
        await subject.model.settle()
        #expect(subject.lines.contains("✓ you like it / write a comment"))
        #expect(subject.lines.contains { $0.contains("So he does.") && $0.contains("1 like · you like it") })
        subject.commands.send(.like(nil))
        await subject.model.settle()
        #expect(subject.lines.contains("○ like / write a comment"))
    }

    @Test func `only what is mine can be changed or deleted`() async throws {
        let id = try await world.review("He listens.", of: "holmes")
        let mine = try await comment("Mine.", on: id, by: world.me)
        let theirs = try await comment("Theirs.", on: id)
        let subject = Subject(world, id)
        await subject.model.settle()
        #expect(!subject.state.isMine)
        #expect(subject.state.ownComments == [mine])
        subject.commands.send(.edit(nil))
        subject.commands.send(.edit(theirs))
        #expect(subject.log.notes.isEmpty)
        subject.commands.send(.edit(mine))
        subject.commands.send(.delete(mine))
        await subject.model.settle()
        #expect(subject.log.notes == ["comment/write", "done: Comment deleted. Press u to undo."])
        #expect(!subject.lines.joined().contains("Mine."))
    }

    @Test func `deleting an own review leaves its page`() async throws {
        let id = try await world.community.write(
            PostText("My own.", as: .review), isSpoiler: false, about: "holmes", by: world.me, at: WorksWorld.now)
        let subject = Subject(world, id)
        await subject.model.settle()
        #expect(subject.state.isMine)
        subject.commands.send(.delete(nil))
        await subject.model.settle()
        #expect(subject.log.notes == ["done: Review deleted. Press u to undo.", "close"])
        #expect(try await world.community.reviewCount(of: "holmes") == 0)
    }

    @Test func `hiding a comment takes it off, hiding the author leaves the page`() async throws {
        let id = try await world.review("He listens.", of: "holmes")
        let answer = try await comment("So he does.", on: id)
        let subject = Subject(world, id)
        await subject.model.settle()
        subject.commands.send(.hide(answer))
        await subject.model.settle()
        #expect(!subject.lines.joined().contains("So he does."))
        subject.commands.send(.hideAuthor(nil))
        await subject.model.settle()
        #expect(subject.log.notes.last == "close")
        let hidden = try await world.community.hidden(of: world.me.id, after: nil, limit: 9).rows
        #expect(hidden.map(\.target) == [.author("mina"), .comment(answer)])
    }

    @Test func `comments come by page`() async throws {
        let id = try await world.review("He listens.", of: "holmes")
        for number in 0..<40 { _ = try await comment("comment \(number)", on: id) }
        let subject = Subject(world, id)
        await subject.model.settle()
        #expect(subject.lines.count { $0.contains("| comment ") } == 30)
        subject.opened.send(.more)
        await subject.model.settle()
        #expect(subject.lines.count { $0.contains("| comment ") } == 40)
    }

    @Test func `a review that is gone is said`() async {
        let subject = Subject(world, "999")
        await subject.model.settle()
        #expect(subject.state.phase == .failed("There is no such review: it was deleted, or its author left."))
    }
}
