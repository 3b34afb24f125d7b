import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Settings

/// What a member says of themselves: one line, changed at any time.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct IntroductionTests {
    private let members = InMemoryMemberRepository()

    private func subject(_ log: EventLog = EventLog()) -> FormSubject<IntroductionViewModel> {
        FormSubject(
            IntroductionViewModel(access: .local(members: members), strings: TestWords.english) {
                log.note("changed")
            })
    }

    @Test func `what is typed is kept, told to everybody, and there again the next time`() async throws {
        let log = EventLog()
        let first = subject(log)
        await first.model.settle()
        #expect(first.field("introduction")?.control == .text("", limit: 100))
        first.type("  tea,\tthen films  ", into: "introduction")
        first.saved.send()
        await first.model.settle()
        #expect(first.messages.values == ["Introduction saved."])
        #expect(log.notes == ["changed"])
        #expect(try await members.introduction(of: Profile.localID).text == "tea, then films")
        let again = subject()
        await again.model.settle()
        #expect(again.field("introduction")?.control == .text("tea, then films", limit: 100))
    }

    @Test func `left empty, the page says nothing`() async throws {
        try await members.setIntroduction(Introduction("hello"), of: Profile.localID)
        let subject = subject()
        await subject.model.settle()
        subject.type("", into: "introduction")
        subject.opened.send(.field("save"))
        await subject.model.settle()
        #expect(subject.messages.values == ["Introduction removed."])
        #expect(try await members.introduction(of: Profile.localID).isEmpty)
    }

    @Test func `what could not be kept is said, and what was typed stays`() async throws {
        let subject = subject()
        await subject.model.settle()
        subject.type("hello", into: "introduction")
        await members.fail(with: StoreError.diskFull)
        subject.saved.send()
        await subject.model.settle()
        #expect(subject.failures.values.count == 1)
        #expect(subject.messages.values == [])
        #expect(subject.field("introduction")?.control == .text("hello", limit: 100))
    }
}
