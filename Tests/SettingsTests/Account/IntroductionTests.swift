import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Settings

/// The introduction: one line, which may change at any time.
@MainActor
struct IntroductionTests {
    private let members = InMemoryMemberRepository()

    private func subject() async -> FormSubject<IntroductionViewModel> {
        await subject(at: Desk(account: .local(members: members)))
    }

    private func subject(at desk: Desk) async -> FormSubject<IntroductionViewModel> {
        let subject = FormSubject(desk.container.makeIntroductionViewModel(in: desk.flow))
        await LatestTask.settleAll()
        return subject
    }

    @Test func `the introduction is saved and shown the next time`() async throws {
        let first = await subject()
        #expect(first.field("introduction")?.control == .text("", limit: 100))
        first.type("  tea,\tthen films  ", into: "introduction")
        await first.save()
        #expect(first.messages.values == ["Introduction saved."])
        #expect(first.finished.values.count == 1)
        #expect(try await members.introduction(of: Profile.localID).text == "tea, then films")
        let again = await subject()
        #expect(again.field("introduction")?.control == .text("tea, then films", limit: 100))
    }

    @Test func `an unsaved introduction is restored until it is discarded or saved`() async throws {
        let desk = Desk(account: .local(members: members))
        try await members.setIntroduction(Introduction("hello"), of: Profile.localID)
        let first = await subject(at: desk)
        first.type("tea", into: "introduction")
        #expect(first.states.last?.hasDraft == true)
        first.input.leaveRequested.send()
        #expect(first.finished.values.count == 1)
        await LatestTask.settleAll()
        let second = await subject(at: desk)
        #expect(second.field("introduction")?.control == .text("tea", limit: 100))
        #expect(second.field("draft") != nil)
        second.input.dropRequested.send()
        await LatestTask.settleAll()
        #expect(desk.questions.count == 1)
        #expect(second.field("introduction")?.control == .text("hello", limit: 100))
        second.type("tea, then films", into: "introduction")
        await second.save()
        #expect(try await members.introduction(of: Profile.localID).text == "tea, then films")
        #expect(await desk.drafts.drafts.isEmpty)
    }

    @Test func `an empty introduction is removed`() async throws {
        try await members.setIntroduction(Introduction("hello"), of: Profile.localID)
        let subject = await subject()
        subject.type("", into: "introduction")
        subject.input.opened.send(.field("save"))
        await LatestTask.settleAll()
        #expect(subject.messages.values == ["Introduction removed."])
        #expect(try await members.introduction(of: Profile.localID).isEmpty)
    }

    @Test func `a failed save is reported and keeps the input`() async throws {
        let subject = await subject()
        subject.type("hello", into: "introduction")
        await members.fail(with: StoreError.diskFull)
        await subject.save()
        #expect(subject.failures.values.count == 1)
        #expect(subject.messages.values == [])
        #expect(subject.field("introduction")?.control == .text("hello", limit: 100))
    }
}
