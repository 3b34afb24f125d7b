package import Domain
package import FeatureKit

package enum DrinksDestination: Destination {
    /// The recommendations, the root of the tab.
    case advice
    case section(DrinkSection)
    /// The picker of tried drinks; leaving it ends the flow.
    case triedPicker
    case madeForm(Identifier<Drink>)
    case drink(Identifier<Drink>)
    /// The page of an ingredient, a kind or a brand.
    case ingredient(Identifier<Ingredient>)
    case base(BaseSpirit)
    case compare(Identifier<Drink>, Identifier<Drink>)
    /// The calculation of a drink's numbers.
    case sum(Identifier<Drink>)
    case note(DrinkNote)

    package init?(route: String) {
        guard let place = Self.named(route, or: Self.place) else { return nil }
        self = place
    }

    private static func place(_ text: RouteText) -> Self? {
        switch text.kind {
        case "drink": text.id(of: Drink.self).map { .drink($0) }
        case "ingredient", "brand": text.id(of: Ingredient.self).map { .ingredient($0) }
        case "base": BaseSpirit(rawValue: text.value).map { .base($0) }
        case "compare": pair(text.value)
        case "sum": text.id(of: Drink.self).map { .sum($0) }
        default: DrinkNote(text).map { .note($0) }
        }
    }

    private static func pair(_ text: String) -> Self? {
        let ids = text.split(separator: ",", omittingEmptySubsequences: false)
            .map { Identifier<Drink>(String($0)) }
        return ids.count == 2 && ids.allSatisfy(\.isWellFormed) ? .compare(ids[0], ids[1]) : nil
    }

    /// The route; a drink's form uses the route of the drink's page.
    package var route: String {
        switch self {
        case .advice: "drinks"
        case .section(let section): section.route
        case .triedPicker: "drinks/tried/pick"
        case .madeForm(let id), .drink(let id): "drink:\(id)"
        case .ingredient(let id): "ingredient:\(id)"
        case .base(let base): "base:\(base.rawValue)"
        case .compare(let left, let right): "compare:\(left),\(right)"
        case .sum(let id): "sum:\(id)"
        case .note(let note): note.route
        }
    }

    package static let named: [Self] = [.advice, .triedPicker] + DrinkSection.allCases.map { .section($0) }
    package static let kinds = ["drink", "ingredient", "base", "brand", "compare", "sum", "glass", "tool", "technique"]
}
