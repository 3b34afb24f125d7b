public import Domain
public import Drinks
public import Settings
public import Transfer
public import Weather

/// A place in the program that can be opened by name, from the shell, the palette and tests.
public enum Route: Hashable, Sendable {
    /// The root of a tab.
    case tab(AppTab)
    /// What the bar can make now.
    case makeable
    /// Drinks that lack one thing, by that thing.
    case oneAway
    /// What to buy next.
    case buyNext
    /// The own recipes.
    case own
    /// The own ingredients.
    case ownIngredients
    /// The form for a new recipe.
    case newRecipe
    /// The form for an own recipe, or for a variant of any other.
    case editRecipe(Identifier<Drink>)
    /// The collections.
    case collections
    /// A collection.
    case collection(Identifier<DrinkCollection>)
    /// A drink, step by step.
    case make(Identifier<Drink>)
    /// Another part of the bar.
    case bar(BarPlace)
    /// A page of the settings.
    case settings(SettingsPage)
    /// A list of the tab Drinks.
    case drinkSection(DrinkSection)
    /// The picker of tried drinks.
    case triedPicker
    /// The page of a family of spirits.
    case base(BaseSpirit)
    /// Two drinks beside each other.
    case compare(Identifier<Drink>, Identifier<Drink>)
    /// A drink's page.
    case drink(Identifier<Drink>)
    /// An ingredient's page, a kind's or a brand's.
    case ingredient(Identifier<Ingredient>)
    /// A note about a glass.
    case glass(Identifier<Glass>)
    /// A note about a tool.
    case tool(Identifier<Tool>)
    /// A note about a technique.
    case technique(TechniqueKind)
    /// A place among works, characters and members.
    case community(CommunityRoute)
    /// The weather of a city.
    case weather(WeatherDestination)

    /// Import, export, backup and restore.
    case transfer(TransferDestination)

    /// The routes without an id, by name.
    public static let named: [(name: String, route: Route)] =
        AppTab.allCases.map { ($0.rawValue, .tab($0)) } + [
            ("bar/makeable", .makeable), ("drinks/tried/pick", .triedPicker),
            ("drinks/own", .own), ("drinks/own-ingredients", .ownIngredients), ("drinks/collections", .collections),
            ("edit:new", .newRecipe),
            ("bar/one-away", .oneAway), ("bar/buy-next", .buyNext),
        ] + DrinkSection.allCases.map { ($0.route, .drinkSection($0)) }
        + CommunityRoute.named.map { ($0.name, .community($0.route)) }
        + BarPlace.allCases.map { ("bar/\($0.rawValue)", .bar($0)) }
        + TransferDestination.allCases.map { ($0.route, .transfer($0)) }
        + SettingsPage.allCases.filter { $0 != .data }.map { ($0.route, .settings($0)) }

    /// The kinds of routes with an id.
    public static let kinds =
        ["drink", "ingredient", "base", "brand", "compare", "glass", "tool", "technique", "collection", "edit", "make"]
        + CommunityRoute.kinds + WeatherDestination.kinds

    /// Reads a route.
    ///
    /// - Throws: `UnknownRoute` with the nearest names.
    public init(_ text: String) throws(UnknownRoute) {
        if let found = Self.named.first(where: { $0.name == text }) {
            self = found.route
            return
        }
        if let found = CommunityRoute(text) {
            self = .community(found)
            return
        }
        if let found = WeatherDestination(route: text) {
            self = .weather(found)
            return
        }
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        if parts.count == 2, parts[0] == "compare" {
            let ids = parts[1].split(separator: ",", omittingEmptySubsequences: false)
                .map { Identifier<Drink>(String($0)) }
            guard ids.count == 2, ids.allSatisfy(\.isWellFormed) else { throw UnknownRoute(text: text) }
            self = .compare(ids[0], ids[1])
            return
        }
        guard parts.count == 2, Identifier<Drink>(String(parts[1])).isWellFormed else {
            throw UnknownRoute(text: text)
        }
        let id = String(parts[1])
        switch parts[0] {
        case "drink": self = .drink(Identifier(id))
        case "collection": self = .collection(Identifier(id))
        case "edit": self = .editRecipe(Identifier(id))
        case "make": self = .make(Identifier(id))
        case "ingredient", "brand": self = .ingredient(Identifier(id))
        case "base":
            guard let base = BaseSpirit(rawValue: id) else { throw UnknownRoute(text: text) }
            self = .base(base)
        case "glass": self = .glass(Identifier(id))
        case "tool": self = .tool(Identifier(id))
        case "technique":
            guard let kind = TechniqueKind(rawValue: id) else { throw UnknownRoute(text: text) }
            self = .technique(kind)
        default: throw UnknownRoute(text: text)
        }
    }

    /// The city whose weather it shows; nil for any other place.
    public var city: Identifier<City>? {
        switch self {
        case .weather(.city(let id)), .weather(.forecast(let id)): id
        default: nil
        }
    }

    /// The tab whose stack it opens on.
    public var tab: AppTab {
        switch self {
        case .tab(let tab): tab
        case .makeable, .oneAway, .buyNext, .bar: .bar
        case .drink, .ingredient, .glass, .tool, .technique, .own, .ownIngredients, .newRecipe, .editRecipe,
            .collections, .collection, .make, .drinkSection, .triedPicker, .base, .compare:
            .drinks
        case .community(let route): route.tab
        case .weather: .weather
        case .transfer, .settings: .settings
        }
    }
}
