package import Domain
package import FeatureKit
package import Navigation
package import Reactive

/// Owns the current weather's repository and the icons, and contains the scopes of a city and its forecast.
@MainActor
package final class WeatherListDIContainer {
    @MainActor
    package struct Dependencies {
        package let cities: any WeatherCityRepository
        package let catalogue: any CityRepository
        /// Finds cities that are not bundled.
        package let search: any CitySearchRepository
        /// Makes the current weather's repository, once per list scope.
        package let makeWeather: @MainActor () -> any WeatherRepository
        /// Makes a forecast repository over the shared client, once per forecast scope.
        package let makeForecasts: @MainActor () -> any ForecastRepository
        package let sample: DemoWeatherToggle
        package let intervals: WeatherIntervals
        package let scheduler: any Scheduler
        package let settings: any SettingsStore
        package let authorizer: any MemberAuthorizer
        /// The member; nil for a guest, who has the default list.
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

    package convenience init(_ dependencies: Dependencies) {
        self.init(dependencies, icons: WeatherIconCache())
    }

    init(_ dependencies: Dependencies, icons: WeatherIconCache) {
        self.dependencies = dependencies
        self.icons = icons
        weather = ToggledWeather(
            dependencies.makeWeather(), sample: SampleWeather(clock: dependencies.clock), toggle: dependencies.sample)
    }

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
    /// Makes the list and the search; deeper steps have scopes of their own.
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
        let reader = WeatherReader(
            book: CityBook(dependencies), weather: weather, icons: icons, sample: dependencies.sample,
            clock: dependencies.clock)
        let writer = CityListWriter(
            cities: dependencies.cities, member: dependencies.member, authorizer: dependencies.authorizer,
            strings: dependencies.strings)
        return WeatherListViewModel(
            reader: reader, writer: writer,
            settings: WeatherSettings(dependencies),
            polling: WeatherPolling(interval: dependencies.intervals.list, scheduler: dependencies.scheduler),
            flow: flow, strings: dependencies.strings)
    }

    func makeSearchViewModel(listed: Set<Identifier<City>>) -> CitySearchViewModel {
        CitySearchViewModel(
            find: FindCity(catalogue: dependencies.catalogue, online: dependencies.search), listed: listed,
            scheduler: dependencies.scheduler, clock: dependencies.clock, strings: dependencies.strings)
    }
}
