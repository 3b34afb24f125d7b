internal import Domain
internal import FeatureKit
internal import Reactive

/// A year of my days, one of them chosen.
@MainActor
final class CalendarViewModel {
    struct Input {
        /// So many days on (or back).
        let moved: Events<Int>
        let refreshRequested: Events<Void>
    }

    struct Output {
        let state: ReadOnly<CalendarState>
    }

    private let dependencies: MomentumDIContainer.Dependencies
    private let state = Observable(CalendarState())
    private let bag = SubscriptionBag()
    private let reading = LatestTask()

    init(dependencies: MomentumDIContainer.Dependencies) {
        self.dependencies = dependencies
    }

    func transform(_ input: Input) -> Output {
        input.moved.observe { [weak self] in self?.move(by: $0) }.store(in: bag)
        input.refreshRequested.observe { [weak self] in self?.reload() }.store(in: bag)
        dependencies.storeChanged.observe { [weak self] in self?.reload() }.store(in: bag)
        reload()
        return Output(state: state.readOnly)
    }

    /// Waits until nothing is on its way, for tests.
    func settle() async {
        await reading.settle()
    }

    private func move(by days: Int) {
        guard let count = state.value.calendar?.days.count, count > 0 else { return }
        state.update { $0.selected = min(max($0.selected + days, 0), count - 1) }
    }

    private func reload() {
        state.update { $0.phase = $0.phase.requesting }
        let (now, localTime, id) = (dependencies.clock.now(), dependencies.localTime, dependencies.member()?.id)
        reading.run { [momentum = dependencies.momentum] in
            let start = ActivityCalendar.start(now: now, localTime: localTime)
            guard let id else { return ActivityCalendar([], now: now, localTime: localTime) }
            return ActivityCalendar(
                try await momentum.activity(of: id, since: start), now: now, localTime: localTime)
        } completion: { [weak self] result in
            guard let self else { return }
            let strings = dependencies.strings
            state.update { state in
                switch result {
                case .success(let calendar):
                    if state.calendar == nil { state.selected = calendar.days.count - 1 }
                    state.selected = min(state.selected, max(0, calendar.days.count - 1))
                    state.calendar = calendar
                    state.phase = .loaded
                case .failure(let error):
                    state.phase = .failed(ErrorText.describe(error, strings))
                }
            }
        }
    }
}
