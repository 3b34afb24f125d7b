import Bar
import Dig
import Drinks
import Home
import Momentum
import Settings
import Weather

package enum AppTab: String, CaseIterable, Sendable {
    case home
    case dig
    case drinks
    case bar
    case weather
    case momentum
    case settings

    package var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

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
