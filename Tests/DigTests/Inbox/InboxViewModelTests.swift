import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Dig

@MainActor
struct InboxViewModelTests {
    @MainActor
    private struct Subject {
        let input = InboxViewModel.Input()
        let left: EventLog
        let states: Recorded<InboxState>
        let done: Recorded<String>
        private let model: InboxViewModel

        init(_ world: DigWorld) async {
            left = world.left
            model = world.container().makeInboxViewModel(in: world.flow(muting: [.like]))
            let output = model.transform(input)
            states = Recorded(output.state)
            done = Recorded(output.messages.done)
            await LatestTask.settleAll()
        }

        var rows: [InboxRow] { states.last?.list.rows ?? [] }
        var unread: Int { states.last?.unread ?? 0 }

        /// Refreshes, as the store would request after a write.
        func refresh() async {
            await LatestTask.settleAll()
            input.refresh.send()
            await LatestTask.settleAll()
        }
    }

    private func world() async throws -> DigWorld {
        let world = DigWorld()
        let name = LocalizedText(english: "John Watson", korean: "존 왓슨")
        let actor = MemberReference(id: "mina", nickname: "mina", type: nil)
        await world.community.add(
            InboxItem(
                id: "1", subject: .reviewLike("7", character: name), actor: actor, at: DigWorld.now - 30,
                isRead: false), to: Profile.localID)
        await world.community.add(
            InboxItem(
                id: "2", subject: .comment("3", review: "7", character: name), actor: nil, at: DigWorld.now - 7_200,
                isRead: false), to: Profile.localID)
        return world
    }

    @Test func `a row names the actor, the action and its age`() async throws {
        let subject = await Subject(try await world())
        #expect(
            Set(subject.rows.map(\.text)) == [
                "mina likes your review of John Watson.", "Someone commented on your review of John Watson.",
            ])
        #expect(Set(subject.rows.map(\.detail)) == ["now", "2 h"])
        #expect(subject.unread == 2)
    }

    @Test func `opening a row marks it as read and leads to its place`() async throws {
        let world = try await world()
        let subject = await Subject(world)
        subject.input.list.rowSelected.send(0)
        await subject.refresh()
        #expect(subject.left.notes == ["review:7"])
        #expect(try await world.community.unreadCount(of: Profile.localID).value == 1)
        #expect(subject.unread == 1)
    }

    @Test func `a row, or all of them, can be marked as read or unread`() async throws {
        let subject = await Subject(try await world())
        subject.input.readToggled.send(0)
        await subject.refresh()
        #expect(subject.rows.map(\.isRead) == [true, false])
        subject.input.readToggled.send(0)
        await subject.refresh()
        #expect(subject.unread == 2)
        subject.input.allReadRequested.send()
        await subject.refresh()
        #expect(subject.unread == 0)
    }

    @Test func `a cleared row is gone, and kinds can be switched off`() async throws {
        let world = try await world()
        let subject = await Subject(world)
        subject.input.clearAllRequested.send()
        await subject.refresh()
        #expect(subject.states.last?.phase == .empty)
        #expect(subject.done.values.count == 1)
        subject.input.kindsRequested.send()
        await LatestTask.settleAll()
        #expect(try await world.community.mutedKinds(of: Profile.localID) == [.like])
    }

    @Test func `watched words are listed and can be removed`() async throws {
        let world = DigWorld()
        _ = try await world.community.watch(.word("holmes"), of: Profile.localID, at: 0)
        let subject = await Subject(world)
        #expect(subject.rows.map(\.text) == ["Watching for: holmes"])
        #expect(subject.states.last?.phase == .loaded)
        subject.input.clearRequested.send(0)
        await LatestTask.settleAll()
        #expect(try await world.community.keywords(of: Profile.localID).isEmpty)
    }

    @Test func `a guest has no inbox and writes nothing`() async throws {
        var world = DigWorld()
        world.member = nil
        let subject = await Subject(world)
        #expect(subject.states.last?.phase == .empty)
        subject.input.clearAllRequested.send()
        subject.input.kindsRequested.send()
        await LatestTask.settleAll()
        #expect(world.authorizer.intents.isEmpty && world.left.notes.isEmpty)
    }
}
