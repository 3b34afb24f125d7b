public import FeatureKit

/// Where a flow through the weather may begin.
public enum WeatherDestination: Destination {
    /// The list of cities, the root of the tab.
    case cities

    /// Reads `weather`.
    public init?(route: String) {
        guard let found = Self.named(route) else { return nil }
        self = found
    }

    /// The route that opens it.
    public var route: String {
        switch self {
        case .cities: "weather"
        }
    }

    /// The list.
    public static let named: [Self] = [.cities]
}
