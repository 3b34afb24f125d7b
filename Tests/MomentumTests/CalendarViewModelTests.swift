import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Momentum

@MainActor
struct CalendarViewModelTests {
    @MainActor
    private struct Subject {
        let input = CalendarViewModel.Input()
        let states: Recorded<CalendarState>
        private let container: MomentumDIContainer
        private let model: CalendarViewModel

        init(_ world: MomentumWorld) {
            container = MomentumDIContainer(world.dependencies())
            model = container.makeCalendarViewModel()
            states = Recorded(model.transform(input).state)
        }

        func calendar() async throws -> ActivityCalendar {
            await LatestTask.settleAll()
            return try #require(states.last?.calendar)
        }

        var day: ActivityDay? { states.last.flatMap { $0.calendar?.days[$0.selected] } }
    }

    @Test func `today is selected first, and entries appear on their days`() async throws {
        let world = MomentumWorld()
        try await world.vote(Profile.localID, "holmes", "INTP")
        try await world.vote(Profile.localID, "watson", "ISFJ")
        try await world.vote(Profile.localID, "billy", "ESFP", at: MomentumWorld.now - MomentumWorld.day)
        try await world.vote("ann", "billy", "ESFP")
        let subject = Subject(world)
        let calendar = try await subject.calendar()
        #expect(subject.day?.counts == [.dig: 2])
        #expect(calendar.total == 3 && calendar.streak == 2)
        #expect(calendar.days.count > 360)
        subject.input.moved.send(-1)
        #expect(subject.day?.total == 1)
        subject.input.moved.send(-1_000)
        #expect(subject.states.last?.selected == 0)
        subject.input.moved.send(1_000)
        #expect(subject.day?.total == 2)
    }

    @Test func `the selected day stays when data changes elsewhere`() async throws {
        let world = MomentumWorld()
        let subject = Subject(world)
        _ = try await subject.calendar()
        subject.input.moved.send(-3)
        let chosen = subject.day?.number
        try await world.vote(Profile.localID, "billy", "ESFP", at: MomentumWorld.now - 3 * MomentumWorld.day)
        subject.input.refresh.send()
        _ = try await subject.calendar()
        #expect(subject.day?.number == chosen)
        #expect(subject.day?.total == 1)
    }

    @Test func `the summary uses the singular for one day`() throws {
        let moment = [ActivityMoment(.dig, at: MomentumWorld.now)]
        let one = ActivityCalendar(moment, now: MomentumWorld.now, localTime: FixedLocalTime())
        #expect(CalendarText.summary(of: one, TestWords.english) == "1 activity in a year · 1 day in a row")
        let none = ActivityCalendar([], now: MomentumWorld.now, localTime: FixedLocalTime())
        #expect(CalendarText.summary(of: none, TestWords.english) == "0 activities in a year · 0 days in a row")
        #expect(CalendarText.summary(of: one, TestWords.korean) == "1년 동안 활동 1번 · 연속 1일")
    }
}
