import Domain
import FeatureKit
import Reactive

/// The member's cities, polled while the list is seen. Unchanged values change nothing.
@MainActor
final class WeatherListViewModel: ViewModel, Subscriber {
    struct Input: ListScreenInput {
        let list = ListInput()
        let seen = Signal<Bool>()
        let asked = Signal<Void>()
        let unitsSwitched = Signal<Void>()
        let sampleToggled = Signal<Void>()
        let addRequested = Signal<Void>()
        let removeRequested = Signal<Int>()
        let moveRequested = Signal<(index: Int, places: Int)>()
        let homeToggled = Signal<Int>()
        let forecastRequested = Signal<Int>()
    }

    struct Output: ScreenOutput {
        let state: ReadOnly<WeatherListState>
        let messages: Messages
        /// The row that was added or moved.
        let selection: Events<Int>
    }

    private let reader: WeatherReader
    private let writer: CityListWriter
    private let settings: WeatherSettings
    private let flow: Flow<WeatherStep>
    private let strings: Strings
    private let state = Observable(WeatherListState())
    private let selection = Signal<Int>()
    let bag = SubscriptionBag()
    private let reading = LatestTask()
    private let switching = LatestTask()
    private var poller: RefreshTimer?
    private var known = WeatherReading()
    private var presenter: WeatherListPresenter
    private let polling: WeatherPolling

    init(
        reader: WeatherReader, writer: CityListWriter, settings: WeatherSettings, polling: WeatherPolling,
        flow: Flow<WeatherStep>, strings: Strings
    ) {
        self.reader = reader
        self.writer = writer
        self.settings = settings
        self.polling = polling
        self.flow = flow
        self.strings = strings
        presenter = WeatherListPresenter(settings: settings, clock: reader.clock, strings: strings)
    }

    func transform(_ input: Input) -> Output {
        let poller = polling.makePoller({ [reader] in try await ($0, reader.update($0)) }) { [weak self] in
            self?.apply($0) ?? .success
        }
        self.poller = poller
        on(input.list.query) { $0.find($1) }
        on(input.list.rowSelected) { $0.open($1) }
        on(input.refresh) { $0.readKnown() }
        input.asked.observe { [weak poller] in poller?.runNow() }.store(in: bag)
        on(input.unitsSwitched) { $0.settings.switchUnits() }
        on(input.sampleToggled) { $0.toggleSample() }
        on(input.addRequested) { $0.search() }
        on(input.removeRequested) { $0.remove($1) }
        on(input.moveRequested) { $0.move($1.index, by: $1.places) }
        on(input.homeToggled) { $0.toggleHome($1) }
        input.forecastRequested.observe { [weak self] index in
            self?.city(index).map { self?.flow.show(.destination(.forecast($0.id))) }
        }.store(in: bag)
        on(settings.changes) { $0.show() }
        state.update { $0.phase = .loading }
        readKnown()
        poller.follow(input.seen, in: bag)
        return Output(
            state: state.readOnly, messages: writer.messages.merging(settings.writer.messages),
            selection: selection.events)
    }

    /// Shows the known values until the first answer; after that, only updates the cities. `asksAgain` requests new
    /// cities at once.
    private func readKnown(select row: Int? = nil, asksAgain: Bool = false) {
        reading.run { [reader] in
            try await reader.known()
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(var reading):
                reading.keepNewer(of: known)
                known = reading
                show()
                if let row { selection.send(row) }
                if asksAgain { poller?.runAgain() }
            case .failure(let error):
                if state.value.rows.isEmpty { state.update { $0.phase = .failed(ErrorText.describe(error, strings)) } }
            }
        }
    }

    private func apply(_ result: Result<(RefreshPolicy, WeatherReading), any Error>) -> RefreshTimer.Outcome {
        switch result {
        case .success((let policy, let reading)):
            known = reading
            show()
            reportRefusal(policy, reading.update)
            let problems = reading.cities.compactMap { reading.problem(of: $0.id) }
            return !problems.isEmpty && problems.count == reading.cities.count ? .failure : .success
        case .failure(let error):
            if state.value.rows.isEmpty { state.update { $0.phase = .failed(ErrorText.describe(error, strings)) } }
            return .failure
        }
    }

    /// Reports why a request by the user brought nothing new.
    private func reportRefusal(_ policy: RefreshPolicy, _ update: WeatherUpdate) {
        guard policy == .now else { return }
        let all = Set(update.problems.values)
        if let problem = all.first {
            settings.writer.fail(WeatherWords(strings).problem(problem, now: reader.clock.now()))
        }
    }

    private func show() {
        if let next = presenter.state(of: known) { state.send(next) }
    }

    private func find(_ text: String) {
        if let next = presenter.state(of: known, finding: text) { state.send(next) }
    }

    private func city(_ index: Int) -> City? {
        guard let row = state.value.row(at: index) else { return nil }
        return known.cities.first { $0.id == row.id }
    }

    private func open(_ index: Int) {
        if let city = city(index) { flow.show(.destination(.city(city.id))) }
    }

    private func toggleSample() {
        switching.run { [reader] in
            await reader.toggleSample()
        } completion: { [weak self] _ in
            self?.readKnown(asksAgain: true)
        }
    }

    private func search() {
        guard writer.isAllowed else { return }
        flow.show(
            .search(listed: Set(known.cities.map(\.id))) { [weak self] city in
                guard let self, writer.canAdd(city, to: known.cities) else { return }
                let place = known.cities.count
                writer.add(city) { [weak self] in self?.readKnown(select: place, asksAgain: true) }
            })
    }

    private func remove(_ index: Int) {
        guard let city = city(index) else { return }
        writer.remove(city) { [weak self] in self?.readKnown() }
    }

    private func move(_ index: Int, by places: Int) {
        let target = index + places
        guard let city = city(index), known.cities.indices.contains(target) else { return }
        writer.move(city, to: target) { [weak self] in self?.readKnown(select: target) }
    }

    private func toggleHome(_ index: Int) {
        if let city = city(index) { settings.toggleHome(city) }
    }
}
