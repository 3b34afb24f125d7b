import Domain
import FeatureKit
import Reactive

struct FoundCityRow: Equatable, Sendable {
    let city: City
    let name: String
    let place: String
    /// The population, or that the city is already listed.
    let detail: String
}

struct CitySearchState: ScreenState {
    var phase: Phase = .loaded
    var rows: [FoundCityRow] = []
    /// The state of the online search; empty for none.
    var note = ""
    var isWarning = false
}

/// Finds a city to add: bundled ones at once, others online once the typing pauses.
@MainActor
final class CitySearchViewModel: ViewModel, Subscriber {
    struct Input: ScreenInput {
        let refresh = Signal<Void>()
        let query = Observable("")
        let rowSelected = Signal<Int>()
    }

    struct Output: ScreenOutput {
        let state: ReadOnly<CitySearchState>
        let chosen: Events<City>
    }

    /// The pause in typing before an online search.
    static let pause: Duration = .milliseconds(350)

    private let find: FindCity
    private let listed: Set<Identifier<City>>
    private let scheduler: any Scheduler
    private let clock: any WallClock
    private let strings: Strings
    private let state = Observable(CitySearchState())
    private let chosen = Signal<City>()
    let bag = SubscriptionBag()
    private let reading = LatestTask()
    private let asking = LatestTask(holdsKeys: false)
    private var bundled: [CityMatch] = []
    private var online: [CityMatch] = []
    /// Whether the bundled cities could not be searched; the note says so.
    private var isCatalogueUnread = false

    init(
        find: FindCity, listed: Set<Identifier<City>>, scheduler: any Scheduler, clock: any WallClock, strings: Strings
    ) {
        self.find = find
        self.listed = listed
        self.scheduler = scheduler
        self.clock = clock
        self.strings = strings
    }

    func transform(_ input: Input) -> Output {
        on(input.query) { $0.findBundled($1) }
        on(input.query.changes.debounce(for: Self.pause, on: scheduler)) { $0.findOnline($1) }
        input.refresh.observe { [weak self, query = input.query] in self?.findOnline(query.value) }.store(in: bag)
        on(input.rowSelected) { $0.choose($1) }
        return Output(state: state.readOnly, chosen: chosen.events)
    }

    private func findBundled(_ text: String) {
        asking.cancel()
        online = []
        isCatalogueUnread = false
        state.update { $0.phase = .refreshing }
        let reach = FindCity.reach(of: text)
        say(text.isEmpty ? "weather.search.hint" : reach == .catalogue ? "weather.search.more" : "weather.search.busy")
        reading.run { [find, language = strings.language] in
            try await find.inCatalogue(text, in: language)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let matches): bundled = matches
            case .failure(let error):
                bundled = []
                isCatalogueUnread = true
                warn(ErrorText.describe(error, strings))
            }
            show()
        }
    }

    private func findOnline(_ text: String) {
        guard FindCity.reach(of: text) != .catalogue else { return }
        asking.run { [find, language = strings.language] in
            try await find.online(text, in: language)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let matches):
                online = matches
                if !isCatalogueUnread { say(bundled.isEmpty && matches.isEmpty ? "weather.search.none" : nil) }
            case .failure(let error):
                let text =
                    (error as? WeatherProblem).map { WeatherWords(self.strings).problem($0, now: self.clock.now()) }
                    ?? ErrorText.describe(error, strings)
                warn(strings("weather.search.offline", text))
            }
            show()
        }
    }

    private func warn(_ text: String) {
        state.update {
            $0.note = text
            $0.isWarning = true
        }
    }

    private func say(_ key: String?) {
        state.update {
            $0.note = key.map { self.strings[$0] } ?? ""
            $0.isWarning = false
        }
    }

    /// Online answers wait for the bundled cities, so that all rows belong to one text.
    private func show() {
        guard !reading.isRunning else { return }
        state.update {
            $0.rows = (bundled + online).map(row)
            $0.phase = .loaded
        }
    }

    private func row(_ match: CityMatch) -> FoundCityRow {
        let language = strings.language
        let country = match.city.country[language]
        let people = match.population.map { strings("weather.search.people", Self.grouped($0, strings)) } ?? ""
        return FoundCityRow(
            city: match.city, name: match.city.name[language],
            place: match.region.map { "\($0), \(country)" } ?? country,
            detail: listed.contains(match.city.id) ? strings["weather.search.in-list"] : people)
    }

    /// `9,733,509`.
    private static func grouped(_ number: Int, _ strings: Strings) -> String {
        let digits = Array(String(number))
        return digits.enumerated().reduce("") { text, digit in
            text + (digit.offset > 0 && (digits.count - digit.offset) % 3 == 0 ? "," : "") + String(digit.element)
        }
    }

    private func choose(_ index: Int) {
        guard state.value.rows.indices.contains(index) else { return }
        chosen.send(state.value.rows[index].city)
    }
}
