import Bar
import Dig
import Domain
import Drinks
import FeatureKit
import Home
import Momentum
import Recipes
import Settings
import Transfer
import Weather
import Works

/// A place in the program that can be opened by name, from the shell, the palette and tests: the root of a tab, or a
/// destination of a feature.
package enum Route: Hashable, Sendable {
    /// The root of a tab.
    case tab(AppTab)
    /// A place of a feature.
    case destination(AppDestination)

    /// The features, in the order in which they are asked for a text.
    private static let features: [any FeatureDestination.Type] = [
        HomeDestination.self, DigDestination.self, WorksDestination.self, DrinksDestination.self,
        RecipesDestination.self, BarDestination.self, WeatherDestination.self, MomentumDestination.self,
        SettingsDestination.self, TransferDestination.self,
    ]

    /// The routes without an id, by name.
    package static let named: [(name: String, route: Route)] =
        AppTab.allCases.map { ($0.rawValue, .tab($0)) }
        + features.flatMap(destinations).filter { AppTab(rawValue: $0.route) == nil }
        .map { ($0.route, .destination(AppDestination($0))) }

    /// The kinds of routes with an id.
    package static let kinds: [String] = features.flatMap { $0.kinds }

    /// Reads a route.
    ///
    /// - Throws: `UnknownRoute` with the nearest names.
    package init(_ text: String) throws(UnknownRoute) {
        if let tab = AppTab(rawValue: text) {
            self = .tab(tab)
        } else if let found = Self.features.lazy.compactMap({ Self.destination(text, of: $0) }).first {
            self = .destination(AppDestination(found))
        } else {
            throw UnknownRoute(text: text)
        }
    }

    /// A feature's destination.
    init(_ destination: any FeatureDestination) {
        self = .destination(AppDestination(destination))
    }

    /// The text that is read as this route.
    package var text: String {
        switch self {
        case .tab(let tab): tab.rawValue
        case .destination(let destination): destination.route
        }
    }

    /// The tab whose stack it opens on.
    package var tab: AppTab {
        switch self {
        case .tab(let tab): tab
        case .destination(let destination): destination.value.tab
        }
    }

    /// Whether it is the root of a tab.
    var isTab: Bool {
        if case .tab = self { true } else { false }
    }

    /// The text of what a route without an id is called; the pages of the settings are called as their menu does.
    var nameKey: String {
        switch self {
        case .tab(let tab): return "tab.\(tab.rawValue)"
        case .destination(let destination):
            let parts = destination.route.split(separator: "/")
            return parts.count == 2 && parts[0] == "settings" ? "settings.\(parts[1])" : "place.\(destination.route)"
        }
    }

    /// What a route with an id is about: `drink` and `negroni`; nil for one without.
    package var subject: (kind: String, id: String)? {
        RouteText(text).map { ($0.kind, $0.value) }
    }

    private static func destinations(of feature: any FeatureDestination.Type) -> [any FeatureDestination] {
        func all<D: FeatureDestination>(_ type: D.Type) -> [any FeatureDestination] { type.named }
        return all(feature)
    }

    private static func destination(
        _ text: String, of feature: any FeatureDestination.Type
    ) -> (any FeatureDestination)? {
        func read<D: FeatureDestination>(_ type: D.Type) -> (any FeatureDestination)? { type.init(route: text) }
        return read(feature)
    }
}
