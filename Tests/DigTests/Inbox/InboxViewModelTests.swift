import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Dig

/// What is new for the member.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct InboxViewModelTests {
    @MainActor
    private struct Subject {
        let visible = Signal<Range<Int>>()
        let selected = Signal<Int>()
        let read = Signal<Int>()
        let allRead = Signal<Void>()
        let clear = Signal<Int>()
        let clearAll = Signal<Void>()
        let kinds = Signal<Void>()
        let refresh = Signal<Void>()
        let left = EventLog()
        let model: InboxViewModel
        let states: Recorded<InboxState>

        init(_ world: DigWorld) {
            let left = left
            model = InboxViewModel(
                dependencies: world.dependencies(),
                actions: InboxActions(
                    showReview: { left.note("review \($0)") }, showWork: { left.note("work \($0)") },
                    showPage: { left.note("page \($0)") }, showMember: { left.note("member \($0)") },
                    chooseKinds: { $0.changed($0.wanted.subtracting([.like])) }))
            states = Recorded(
                model.transform(
                    InboxViewModel.Input(
                        visibleRows: visible.events, rowSelected: selected.events, readToggled: read.events,
                        allReadRequested: allRead.events, clearRequested: clear.events,
                        clearAllRequested: clearAll.events, kindsRequested: kinds.events,
                        refreshRequested: refresh.events)
                ).state)
        }

        var state: InboxState { states.last ?? InboxState() }
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

    @Test func `it says who did what and how long ago`() async throws {
        let subject = Subject(try await world())
        await subject.model.settle()
        #expect(
            Set(subject.state.rows.map(\.text)) == [
                "mina likes your review of John Watson.", "Someone commented on your review of John Watson.",
            ])
        #expect(Set(subject.state.rows.map(\.detail)) == ["now", "2 h"])
        #expect(subject.state.unread == 2)
    }

    @Test func `opening reads, and leads there`() async throws {
        let world = try await world()
        let subject = Subject(world)
        await subject.model.settle()
        subject.selected.send(0)
        await subject.model.settle()
        await subject.model.settle()
        #expect(subject.left.notes == ["review 7"])
        #expect(try await world.community.unreadCount(of: Profile.localID).value == 1)
    }

    @Test func `cleared is gone, and kinds can be switched off`() async throws {
        let world = try await world()
        let subject = Subject(world)
        await subject.model.settle()
        subject.clearAll.send()
        await subject.model.settle()
        await subject.model.settle()
        #expect(subject.state.phase == .empty)
        subject.kinds.send()
        await subject.model.settle()
        #expect(try await world.community.mutedKinds(of: Profile.localID) == [.like])
    }

    @Test func `watched words stand below and can be taken out`() async throws {
        let world = DigWorld()
        _ = try await world.community.watch(.word("holmes"), of: Profile.localID, at: 0)
        let subject = Subject(world)
        await subject.model.settle()
        #expect(subject.state.rows.map(\.text) == ["Watching for: holmes"])
        subject.clear.send(0)
        await subject.model.settle()
        #expect(try await world.community.keywords(of: Profile.localID).isEmpty)
    }
}
