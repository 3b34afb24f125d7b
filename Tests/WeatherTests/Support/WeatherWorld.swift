import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal
import TestSupport

@testable import Weather

/// The tab without a terminal, over a provider with scripted answers; a test moves the time.
@MainActor
final class WeatherWorld {
    /// The twenty cities of a new list.
    nonisolated static let cities: [City] = zip(
        WeatherCities.initial,
        [
            "공주", "광주", "군산", "구미", "대구", "대전", "목포", "부산", "서산", "서울", "속초", "순천", "수원", "울산", "익산", "전주", "제주", "천안",
            "청주", "춘천",
        ]
    ).map { SampleReports.city($0, korean: $1) }

    let clock = ManualClock(SampleReports.moment)
    let time = ManualScheduler()
    let weather = StubWeatherRepository()
    let days = StubWeatherRepository()
    let cities: InMemoryWeatherCityRepository
    let search = StubCitySearchRepository()
    let sample = DemoWeatherToggle()
    let settings = StubSettingsStore()
    let changes = StoreEvents()
    let host = HeadlessHost()
    let shell: NavigationShell
    let strings: Strings
    private(set) weak var ownedWeather: OwnedWeather?
    private(set) weak var ownedForecasts: OwnedForecasts?
    private(set) var forecastRepositories = 0
    private let parent = Coordinator()
    private let isGuest: Bool
    private(set) var guestQuestions = 0

    init(
        _ language: Language = .english, cities: [City] = WeatherWorld.cities, isGuest: Bool = false,
        options: ShellOptions = ShellOptions()
    ) {
        self.cities = InMemoryWeatherCityRepository(cities)
        self.isGuest = isGuest
        strings = TestWords.words(language)
        shell = NavigationShell(options: options)
        shell.start(in: host)
        for name in ["home", "weather"] {
            shell.tabs.add(title: strings["tab.\(name)"]) { [weak self] stack in
                if name == "weather" { self?.run(.list, on: stack) } else { stack.push(StubScreen("home")) }
            }
        }
    }

    var dependencies: WeatherListDIContainer.Dependencies {
        WeatherListDIContainer.Dependencies(
            cities: cities, catalogue: Catalogue(), search: search,
            makeWeather: { [unowned self] in
                let owned = OwnedWeather(weather)
                ownedWeather = owned
                return owned
            },
            makeForecasts: { [unowned self] in
                let owned = OwnedForecasts(days)
                ownedForecasts = owned
                forecastRepositories += 1
                return owned
            },
            sample: sample, scheduler: time, settings: settings,
            authorizer: isGuest ? GuestAuthorizer { [unowned self] _ in guestQuestions += 1 } : PermissiveAuthorizer(),
            member: { [isGuest] in isGuest ? nil : Author(Profile.localID, type: nil) }, changes: changes,
            clock: clock, strings: strings)
    }

    /// Answers every request with a value.
    func answerAll(_ temperature: Double = 3.4, at moment: Int64 = SampleReports.moment) {
        let reports = Self.cities.map { SampleReports.report($0.id, temperature: temperature, at: moment) }
        weather.answer(reports)
        days.answer(reports)
    }

    /// Opens the tab and waits for its reads.
    func open() async {
        shell.tabs.select(1)
        await settle()
    }

    /// Runs a flow from a destination on the weather's stack.
    func run(_ destination: WeatherDestination, on stack: ScreenStack? = nil) {
        guard let stack = stack ?? shell.tabs.current else { return }
        let context = NavigationContext(stack: stack, modals: shell.modals)
        parent.run(WeatherListDIContainer(dependencies).makeCoordinator(in: context, from: destination))
    }

    var flows: [Coordinator] { parent.children }

    func press(_ keys: Key...) async {
        for key in keys {
            shell.handle(.key(key))
            await settle()
        }
    }

    func type(_ text: String) async {
        for character in text { await press(.character(character)) }
    }

    /// Moves the time second by second.
    func pass(_ seconds: Int) async {
        for _ in 0..<seconds {
            clock.advance(by: 1)
            time.advance(by: .seconds(1))
            await settle()
        }
    }

    func settle() async {
        await LatestTask.settleAll()
        // Reports the change, which the program's store does by itself.
        await Task.yield()
        await LatestTask.settleAll()
    }

    func draw(_ width: Int = 100, _ height: Int = 30) -> Canvas {
        let canvas = shell.render(size: Size(width: width, height: height))
        host.frameDrawn()
        return canvas
    }

    func text(_ width: Int = 100, _ height: Int = 30) -> String { draw(width, height).text }

    var routes: [String] { shell.trail }

    /// The bundled cities.
    struct Catalogue: CityRepository {
        func cities() async throws -> CityList {
            CityList(
                WeatherWorld.cities + [
                    SampleReports.city("kathmandu", korean: "카트만두", timeZone: "Asia/Kathmandu"),
                    SampleReports.city("yangju", korean: "양주"),
                ])
        }
    }
}

/// A repository that lives as long as the scope that owns it.
final class OwnedWeather: WeatherRepository {
    private let stub: StubWeatherRepository

    init(_ stub: StubWeatherRepository) { self.stub = stub }

    func known(_ cities: [City]) async throws -> [Identifier<City>: WeatherReport] { try await stub.known(cities) }

    func update(_ cities: [City], _ policy: RefreshPolicy) async throws -> WeatherUpdate {
        try await stub.update(cities, policy)
    }
}

/// A repository that lives as long as the scope that owns it.
final class OwnedForecasts: ForecastRepository {
    private let stub: StubWeatherRepository

    init(_ stub: StubWeatherRepository) { self.stub = stub }

    func known(_ city: City) async throws -> Forecast? { try await stub.known(city) }

    func forecast(of city: City, _ policy: RefreshPolicy) async throws -> Forecast {
        try await stub.forecast(of: city, policy)
    }
}
