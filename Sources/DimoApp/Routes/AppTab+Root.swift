internal import Bar
internal import Dig
internal import Drinks
internal import Home
internal import Momentum
internal import Settings
internal import Weather

extension AppTab {
    /// Where the flow of the tab begins.
    var root: any FeatureDestination {
        switch self {
        case .home: HomeDestination.home
        case .dig: DigDestination.home
        case .drinks: DrinksDestination.advice
        case .bar: BarDestination.shelf
        case .weather: WeatherDestination.list
        case .momentum: MomentumDestination.mine
        case .settings: SettingsDestination.menu
        }
    }
}
