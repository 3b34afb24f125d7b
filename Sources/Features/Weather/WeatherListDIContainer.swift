package import Domain
package import FeatureKit
package import Navigation
package import Reactive

/// The scope of the list of cities: it owns the repository of the present weather and the icons. The scopes of a city
/// and of its forecast lie inside of it.
@MainActor
package final class WeatherListDIContainer {
    @MainActor
    package struct Dependencies {
        /// The member's list of cities.
        package let cities: any WeatherCityRepository
        /// The cities that come with the program.
        package let catalogue: any CityRepository
        /// Finds all others.
        package let search: any CitySearchRepository
        /// Makes the repository of the present weather, once for each scope of a list.
        package let makeWeather: @MainActor () -> any WeatherRepository
        /// Makes a repository of forecasts over the client that all share, once for each scope of a forecast.
        package let makeForecasts: @MainActor () -> any ForecastRepository
        /// Whether made-up values are shown.
        package let sample: DemoWeatherToggle
        /// How often the screens look whether something is due.
        package let intervals: WeatherIntervals
        /// Runs what is polled.
        package let scheduler: any Scheduler
        /// Units and the home city.
        package let settings: any SettingsStore
        /// Stands before what a member writes.
        package let authorizer: any MemberAuthorizer
        /// Who is there; nil for a guest, who has the first list there is.
        package let member: @MainActor @Sendable () -> Author?
        package let changes: StoreEvents
        package let clock: any WallClock
        package let strings: Strings

        package init(
            cities: any WeatherCityRepository, catalogue: any CityRepository, search: any CitySearchRepository,
            makeWeather: @escaping @MainActor () -> any WeatherRepository,
            makeForecasts: @escaping @MainActor () -> any ForecastRepository, sample: DemoWeatherToggle,
            intervals: WeatherIntervals = WeatherIntervals(), scheduler: any Scheduler, settings: any SettingsStore,
            authorizer: any MemberAuthorizer, member: @escaping @MainActor @Sendable () -> Author?,
            changes: StoreEvents, clock: any WallClock, strings: Strings
        ) {
            self.cities = cities
            self.catalogue = catalogue
            self.search = search
            self.makeWeather = makeWeather
            self.makeForecasts = makeForecasts
            self.sample = sample
            self.intervals = intervals
            self.scheduler = scheduler
            self.settings = settings
            self.authorizer = authorizer
            self.member = member
            self.changes = changes
            self.clock = clock
            self.strings = strings
        }
    }

    private let dependencies: Dependencies
    private let weather: any WeatherRepository
    private let icons: WeatherIconCache

    /// A scope with its own repository and its own icons.
    package convenience init(_ dependencies: Dependencies) {
        self.init(dependencies, icons: WeatherIconCache())
    }

    init(_ dependencies: Dependencies, icons: WeatherIconCache) {
        self.dependencies = dependencies
        self.icons = icons
        weather = ToggledWeather(
            dependencies.makeWeather(), sample: SampleWeather(clock: dependencies.clock),
            sampleSwitch: dependencies.sample)
    }

    /// A flow of the weather on a stack, from a destination on.
    package func makeCoordinator(in context: NavigationContext, from destination: WeatherDestination) -> Coordinator {
        switch destination {
        case .list:
            WeatherFlowCoordinator(in: context, from: .destination(.list), factory: self) {
                self.makeInner($0, in: context)
            }
        case .city(let id): makeCityContainer(id).makeCoordinator(in: context)
        case .forecast(let id): makeCityContainer(id).makeCoordinator(in: context, showsForecast: true)
        }
    }

    private func makeInner(_ step: WeatherStep, in context: NavigationContext) -> Coordinator? {
        switch step {
        case .destination(.city(let id)): makeCityContainer(id).makeCoordinator(in: context)
        case .destination(.forecast(let id)):
            makeCityContainer(id).makeCoordinator(in: context, showsForecast: true)
        case .destination(.list), .search: nil
        }
    }

    func makeCityContainer(_ city: Identifier<City>) -> WeatherDetailDIContainer {
        WeatherDetailDIContainer(city: city, dependencies, weather: weather, icons: icons)
    }
}

extension WeatherListDIContainer: FlowFactory {
    /// The list, and the search of a city; what lies deeper has scopes of its own.
    package func makeContent(for step: WeatherStep, in flow: Flow<WeatherStep>) -> FlowContent {
        switch step {
        case .destination(.list):
            .screen(
                WeatherListScreen(
                    viewModel: makeListViewModel(in: flow), changes: dependencies.changes.touching(.cities),
                    strings: dependencies.strings))
        case .search(let listed, let choose):
            .modal(
                CitySearchModal(
                    viewModel: makeSearchViewModel(listed: listed), strings: dependencies.strings, chosen: choose))
        case .destination(.city), .destination(.forecast): .none
        }
    }

    func makeListViewModel(in flow: Flow<WeatherStep>) -> WeatherListViewModel {
        let reader = WeatherListReader(
            book: CityBook(dependencies), weather: weather, icons: icons, sample: dependencies.sample,
            clock: dependencies.clock)
        let writer = CityListWriter(
            cities: dependencies.cities, member: dependencies.member, authorizer: dependencies.authorizer,
            strings: dependencies.strings)
        return WeatherListViewModel(
            reader: reader, writer: writer,
            settings: WeatherSettings(store: dependencies.settings, strings: dependencies.strings),
            polling: WeatherPolling(interval: dependencies.intervals.list, scheduler: dependencies.scheduler),
            flow: flow, strings: dependencies.strings)
    }

    func makeSearchViewModel(listed: Set<Identifier<City>>) -> CitySearchViewModel {
        CitySearchViewModel(
            find: FindCity(catalogue: dependencies.catalogue, online: dependencies.search), listed: listed,
            scheduler: dependencies.scheduler, clock: dependencies.clock, strings: dependencies.strings)
    }
}
