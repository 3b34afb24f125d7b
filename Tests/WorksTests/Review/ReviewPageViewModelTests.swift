import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Works

/// A review's page: covers, likes, comments, hiding, and permissions.
@MainActor
struct ReviewPageViewModelTests {
    @MainActor
    private struct Subject {
        let input = ReviewPageViewModel.Input()
        let log = EventLog()
        let states: Recorded<ReviewPageState>
        private let model: ReviewPageViewModel
        private let bag = SubscriptionBag()

        init(_ world: WorksWorld, _ id: Identifier<Review>) {
            model = WorksDIContainer(world.dependencies())
                .makeReviewPageViewModel(id, in: .recording(in: log) { $0.text })
            let output = model.transform(input)
            states = Recorded(output.state)
            output.messages.done.observe { [log] in log.note("done: \($0)") }.store(in: bag)
        }

        /// Performs a command, and refreshes as the screen does after a change of the store.
        func carryOut(_ command: ReviewCommand) async {
            input.commanded.send(command)
            await LatestTask.settleAll()
            input.refresh.send()
            await LatestTask.settleAll()
        }

        var state: ReviewPageState { states.last ?? ReviewPageState() }
        var lines: [String] { state.blocks.lines() }
    }

    private let world = WorksWorld()

    private func comment(
        _ text: String, on review: Identifier<Review>, isSpoiler: Bool = false, by member: Author? = nil
    ) async throws -> Identifier<Domain.Comment> {
        try await world.community.comment(
            PostText(text, as: .comment), isSpoiler: isSpoiler, on: review,
            by: member ?? Author("mina", type: nil), at: WorksWorld.now - 30)
    }

    @Test func `the page shows the text, its author and the reactions`() async throws {
        let id = try await world.review("He listens before he looks.", of: "holmes")
        let subject = Subject(world, id)
        await LatestTask.settleAll()
        #expect(subject.state.title == "Review of Sherlock Holmes")
        #expect(subject.lines.contains("He listens before he looks."))
        #expect(subject.lines.contains("0 likes · 0 comments · 1 view"))
        #expect(subject.lines.contains("No comments yet. Press c to write one."))
        for target in [ReviewTarget.author, .character, .work] { subject.input.opened.send(target) }
        #expect(subject.log.notes == ["member:mina", "character:holmes", "work:sherlock-holmes"])
    }

    @Test func `a spoiler is covered, revealed on request and covered again`() async throws {
        let id = try await world.review("He dies in the end.", of: "holmes", isSpoiler: true)
        let answer = try await comment("He does not!", on: id, isSpoiler: true)
        let subject = Subject(world, id)
        await LatestTask.settleAll()
        #expect(!subject.lines.joined().contains("dies"))
        #expect(!subject.lines.joined().contains("does not"))
        subject.input.commanded.send(.reveal(nil))
        #expect(subject.lines.contains("He dies in the end."))
        #expect(!subject.lines.joined().contains("does not"))
        subject.input.commanded.send(.reveal(answer))
        #expect(subject.lines.joined().contains("He does not!"))
        subject.input.commanded.send(.reveal(nil))
        #expect(!subject.lines.joined().contains("dies"))
    }

    @Test func `the review and a comment are liked separately`() async throws {
        let id = try await world.review("He listens.", of: "holmes")
        let answer = try await comment("So he does.", on: id)
        let subject = Subject(world, id)
        await LatestTask.settleAll()
        await subject.carryOut(.like(nil))
        await subject.carryOut(.like(answer))
        #expect(subject.lines.contains("✓ liked / write a comment"))
        #expect(subject.lines.contains { $0.contains("So he does.") && $0.contains("1 like · liked") })
        await subject.carryOut(.like(nil))
        #expect(subject.lines.contains("○ like / write a comment"))
    }

    @Test func `the member's own review cannot be liked`() async throws {
        let id = try await world.community.write(
            PostText("He listens.", as: .review), isSpoiler: false, about: "holmes",
            by: Author(world.me.id, type: nil), at: 1)
        let subject = Subject(world, id)
        await LatestTask.settleAll()
        #expect(subject.lines.contains("write a comment"))
        #expect(!subject.lines.contains { $0.contains("○ like") })
    }

    @Test func `only own reviews and comments can be edited or deleted`() async throws {
        let id = try await world.review("He listens.", of: "holmes")
        let mine = try await comment("Mine.", on: id, by: world.me)
        let theirs = try await comment("Theirs.", on: id)
        let subject = Subject(world, id)
        await LatestTask.settleAll()
        #expect(!subject.state.isMine)
        #expect(subject.state.ownComments == [mine])
        subject.input.commanded.send(.edit(nil))
        subject.input.commanded.send(.edit(theirs))
        #expect(subject.log.notes.isEmpty)
        subject.input.commanded.send(.edit(mine))
        await subject.carryOut(.delete(mine))
        #expect(subject.log.notes == ["comment/write", "done: Comment deleted."])
        #expect(!subject.lines.joined().contains("Mine."))
    }

    @Test func `deleting an own review closes its page`() async throws {
        let id = try await world.community.write(
            PostText("My own.", as: .review), isSpoiler: false, about: "holmes", by: world.me, at: WorksWorld.now)
        let subject = Subject(world, id)
        await LatestTask.settleAll()
        #expect(subject.state.isMine)
        await subject.carryOut(.delete(nil))
        #expect(subject.log.notes == ["done: Review deleted.", "close"])
        #expect(try await world.community.reviewCount(of: "holmes") == 0)
    }

    @Test func `hiding a comment removes it, and hiding the author closes the page`() async throws {
        let id = try await world.review("He listens.", of: "holmes")
        let answer = try await comment("So he does.", on: id)
        let subject = Subject(world, id)
        await LatestTask.settleAll()
        await subject.carryOut(.hide(answer))
        #expect(!subject.lines.joined().contains("So he does."))
        await subject.carryOut(.hideAuthor(nil))
        #expect(subject.log.notes.last == "close")
        let hidden = try await world.community.hidden(of: world.me.id, after: nil, limit: 9).rows
        #expect(Set(hidden.map(\.target)) == [.author("mina"), .comment(answer)])
    }

    @Test func `comments load by page`() async throws {
        let id = try await world.review("He listens.", of: "holmes")
        for number in 0..<40 { _ = try await comment("comment \(number)", on: id) }
        let subject = Subject(world, id)
        await LatestTask.settleAll()
        #expect(subject.lines.count { $0.contains("| comment ") } == 30)
        subject.input.opened.send(.more)
        await LatestTask.settleAll()
        #expect(subject.lines.count { $0.contains("| comment ") } == 40)
    }

    @Test func `a deleted review is reported`() async {
        let subject = Subject(world, "999")
        await LatestTask.settleAll()
        #expect(subject.state.phase == .failed("This review was deleted, or its author left."))
    }
}
