import Domain
import FeatureKit
import Reactive

@MainActor
final class CalendarViewModel: ViewModel, Subscriber {
    struct Input: ScreenInput {
        /// Moves the selection by a number of days.
        let moved = Signal<Int>()
        let refresh = Signal<Void>()
    }

    typealias Output = StateOutput<CalendarState>

    private let momentum: any MomentumRepository
    private let member: () -> Author?
    private let clock: any WallClock
    private let localTime: any LocalTime
    private let strings: Strings
    private let state = Observable(CalendarState())
    let bag = SubscriptionBag()
    private let reading = LatestTask()

    /// `member` returns nil for a guest, whose year is empty.
    init(
        momentum: any MomentumRepository, member: @escaping () -> Author?, clock: any WallClock,
        localTime: any LocalTime, strings: Strings
    ) {
        self.momentum = momentum
        self.member = member
        self.clock = clock
        self.localTime = localTime
        self.strings = strings
    }

    func transform(_ input: Input) -> Output {
        on(input.moved) { $0.move(by: $1) }
        on(input.refresh) { $0.reload() }
        reload()
        return Output(state: state.readOnly)
    }

    private func move(by days: Int) {
        guard let count = state.value.calendar?.days.count, count > 0 else { return }
        state.update { $0.selected = min(max($0.selected + days, 0), count - 1) }
    }

    private func reload() {
        reading.read(into: state, strings) { [momentum, localTime, now = clock.now(), id = member()?.id] in
            guard let id else { return ActivityCalendar([], now: now, localTime: localTime) }
            return try await momentum.calendar(of: id, now: now, localTime: localTime)
        } show: { [weak self] calendar in
            self?.state.update {
                if $0.calendar == nil { $0.selected = calendar.days.count - 1 }
                $0.selected = min($0.selected, max(0, calendar.days.count - 1))
                $0.calendar = calendar
                $0.phase = .loaded
            }
        }
    }
}
