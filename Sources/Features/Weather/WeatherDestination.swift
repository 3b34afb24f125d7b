package import Domain
import FeatureKit

package enum WeatherDestination: Destination {
    case list
    case city(Identifier<City>)
    case forecast(Identifier<City>)

    package init?(route: String) {
        if let named = Self.named(route) {
            self = named
        } else if let text = RouteText(route), let id = text.id(of: City.self) {
            switch text.kind {
            case "city": self = .city(id)
            case "forecast": self = .forecast(id)
            default: return nil
            }
        } else {
            return nil
        }
    }

    package var route: String {
        switch self {
        case .list: "weather"
        case .city(let id): "city:\(id)"
        case .forecast(let id): "forecast:\(id)"
        }
    }

    package static let named: [Self] = [.list]
    package static let kinds = ["city", "forecast"]
}

/// A destination, or the search, which returns its result to the caller.
package enum WeatherStep {
    case destination(WeatherDestination)
    /// Finds a city; listed ones are marked.
    case search(listed: Set<Identifier<City>>, choose: @MainActor (City) -> Void)
}
