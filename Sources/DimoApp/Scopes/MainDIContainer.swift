internal import Bar
internal import Dig
internal import Domain
internal import Drinks
internal import FeatureKit
internal import Home
internal import Momentum
internal import Navigation
internal import Persistence
internal import Reactive
internal import Settings
internal import Weather

/// The scope of one member: it cannot exist without a profile, and everything personal hangs on it.
@MainActor
final class MainDIContainer {
    /// What the scope needs.
    struct Dependencies {
        let store: Store
        let profile: Profile
        let preferences: DisplayPreferences
        let strings: Strings
    }

    let profile: Profile
    let strings: Strings
    let history: any ActionHistory
    let bar: HomeBar
    /// Finds the names of what a step of the history was about.
    let names: SubjectNames
    /// Fires when anything a screen may show was changed.
    let storeChanged = Signal<Void>()
    private let store: Store
    private let preferences: Observable<DisplayPreferences>

    init(_ dependencies: Dependencies) {
        profile = dependencies.profile
        strings = dependencies.strings
        store = dependencies.store
        history = dependencies.store.history
        names = SubjectNames(ingredients: store.ingredients, language: strings.language)
        preferences = Observable(dependencies.preferences)
        bar = HomeBar(
            profile: profile.id, repository: store.bars, source: store.recipes, preferences: store.barPreferences)
    }

    /// A number that changes when another program changes the database.
    func dataVersion() async throws -> Int {
        try await store.database.dataVersion()
    }

    func makeHome() -> HomeDIContainer { HomeDIContainer(.init(strings: strings)) }
    func makeDig() -> DigDIContainer { DigDIContainer(.init(strings: strings)) }
    func makeWeather() -> WeatherDIContainer { WeatherDIContainer(.init(strings: strings)) }
    func makeMomentum() -> MomentumDIContainer { MomentumDIContainer(.init(strings: strings)) }
    func makeSettings() -> SettingsDIContainer { SettingsDIContainer(.init(strings: strings)) }

    func makeDrinks() -> DrinksDIContainer {
        DrinksDIContainer(
            DrinksDIContainer.Dependencies(
                drinks: store.drinks, ingredients: store.ingredients, bar: bar, storeChanged: storeChanged,
                preferences: preferences, strings: strings))
    }

    func makeBar() -> BarDIContainer {
        BarDIContainer(
            BarDIContainer.Dependencies(
                drinks: store.drinks, ingredients: store.ingredients, bar: bar, storeChanged: storeChanged,
                strings: strings))
    }
}
