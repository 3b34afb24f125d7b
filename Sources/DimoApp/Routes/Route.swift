import Bar
import Dig
package import Domain
import Drinks
import FeatureKit
import Home
import Momentum
import Persistence
import Recipes
import Settings
import Transfer
import Weather
import Works

/// A named place in the program, for the shell, the palette and tests: a tab's root, or a feature's destination.
package enum Route: Hashable, Sendable {
    case tab(AppTab)
    case destination(AppDestination)

    /// In the order in which they try to parse a text.
    private static let features: [any FeatureDestination.Type] = [
        HomeDestination.self, DigDestination.self, WorksDestination.self, DrinksDestination.self,
        RecipesDestination.self, BarDestination.self, WeatherDestination.self, MomentumDestination.self,
        SettingsDestination.self, TransferDestination.self,
    ]

    package static let named: [(name: String, route: Route)] =
        AppTab.allCases.map { ($0.rawValue, .tab($0)) }
        + features.flatMap { $0.named }.filter { AppTab(rawValue: $0.route) == nil }
        .map { ($0.route, .destination(AppDestination($0))) }

    package static let kinds: [String] = features.flatMap { $0.kinds }

    /// Throws `UnknownRoute` with the nearest names.
    package init(_ text: String) throws(UnknownRoute) {
        if let tab = AppTab(rawValue: text) {
            self = .tab(tab)
        } else if let found = Self.features.lazy.compactMap({ $0.init(route: text) }).first {
            self = .destination(AppDestination(found))
        } else {
            throw UnknownRoute(text: text)
        }
    }

    /// Finds the route without an id that has a name on the screens, such as `장보기 목록`.
    package init?(named name: String, in strings: Strings) {
        let folded = Folding.folded(name)
        guard let found = Self.named.first(where: { Folding.folded(strings[$0.route.nameKey]) == folded }) else {
            return nil
        }
        self = found.route
    }

    init(_ destination: any FeatureDestination) {
        self = .destination(AppDestination(destination))
    }

    package var text: String {
        switch self {
        case .tab(let tab): tab.rawValue
        case .destination(let destination): destination.route
        }
    }

    package var tab: AppTab {
        switch self {
        case .tab(let tab): tab
        case .destination(let destination): destination.value.tab
        }
    }

    var isTab: Bool {
        if case .tab = self { true } else { false }
    }

    /// The text key of a route without an id; pages of the settings use the name in their menu.
    var nameKey: String {
        switch self {
        case .tab(let tab): return "tab.\(tab.rawValue)"
        case .destination(let destination):
            let parts = destination.route.split(separator: "/")
            return parts.count == 2 && parts[0] == "settings" ? "settings.\(parts[1])" : "place.\(destination.route)"
        }
    }
}

package struct AppDestination: Hashable, Sendable {
    let value: any FeatureDestination

    init(_ value: any FeatureDestination) {
        self.value = value
    }

    package var route: String { value.route }

    package static func == (one: Self, other: Self) -> Bool {
        AnyHashable(one.value) == AnyHashable(other.value)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(AnyHashable(value))
    }
}

package struct UnknownRoute: Error, Hashable, Sendable, CustomStringConvertible {
    package let text: String

    package var description: String { "no route \"\(text)\"" }

    /// The similar routes, three at most.
    package var nearest: [String] {
        let all =
            Route.named.map(\.name) + Route.kinds.map { "\($0):ID" }
            + TechniqueKind.allCases.map { "technique:\($0.rawValue)" }
        return Nearest.texts(like: text, among: all, limit: 3)
    }
}

extension Route {
    /// What the part after a route's colon is the ID or the name of.
    private static let nameable: [String: StoredIDs.Kind] = [
        "brand": .ingredient, "character": .character, "compare": .drink, "dig": .character, "drink": .drink,
        "edit": .drink, "ingredient": .ingredient, "make": .drink, "result": .character, "run": .work, "sum": .drink,
        "work": .work,
    ]

    /// Parses a route that needs no look-up before the first frame: its ID is stored, or cannot be a name. Otherwise
    /// nil. Without a readable database, every word in the form of an ID is one: the first frame does not wait for the
    /// catalogue.
    package static func atOnce(
        _ text: String, dataDirectory: String?, environment: (String) -> String?
    ) -> Route? {
        guard let route = try? Route(text) else { return nil }
        let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
        guard parts.count == 2, let kind = nameable[parts[0]], text != "edit:new" else { return route }
        guard Identifier<Route>(parts[1]).isWellFormed else { return nil }
        let paths = AppPaths(dataDirectory: dataDirectory, environment: environment)
        return StoredIDs.contains(kind, parts[1], inFileAt: paths.database) == false ? nil : route
    }
}
