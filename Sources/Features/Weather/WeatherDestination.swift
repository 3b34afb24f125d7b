package import Domain
import FeatureKit

/// Where a flow of the weather may begin.
package enum WeatherDestination: Destination {
    /// The list of cities.
    case list
    /// A city's page.
    case city(Identifier<City>)
    /// A city's forecast, above its page.
    case forecast(Identifier<City>)

    /// Reads `weather`, `city:ID` and `forecast:ID`.
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

    /// The route that opens it.
    package var route: String {
        switch self {
        case .list: "weather"
        case .city(let id): "city:\(id)"
        case .forecast(let id): "forecast:\(id)"
        }
    }

    package static let named: [Self] = [.list]
    /// A city's page and its forecast.
    package static let kinds = ["city", "forecast"]
}

/// What the flow shows: a destination, or the search whose answer goes back to who asked.
package enum WeatherStep {
    case destination(WeatherDestination)
    /// Finds a city; those that are listed say so.
    case search(listed: Set<Identifier<City>>, choose: @MainActor (City) -> Void)
}
