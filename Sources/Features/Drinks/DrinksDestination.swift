package import Domain
import FeatureKit

/// Where a flow through drinks may begin.
package enum DrinksDestination: Destination {
    /// The recommendations, the root of the tab.
    case advice
    /// A list of the tab.
    case section(DrinkSection)
    /// The picker of tried drinks; the flow ends when it is left.
    case triedPicker
    /// The form in which a drink is noted as made, in a modal above what is there.
    case madeForm(Identifier<Drink>)
    /// A drink's page.
    case drink(Identifier<Drink>)
    /// An ingredient's page, a kind's or a brand's.
    case ingredient(Identifier<Ingredient>)
    /// The page of a family of spirits.
    case base(BaseSpirit)
    /// Two drinks beside each other.
    case compare(Identifier<Drink>, Identifier<Drink>)
    /// A glass, a tool or a technique, in a modal above what is there.
    case note(DrinkNote)

    /// Reads `drinks`, `drinks/…` and every kind of `kinds`.
    package init?(route: String) {
        if let named = Self.named(route) {
            self = named
        } else if let text = RouteText(route), let place = Self.place(text) {
            self = place
        } else {
            return nil
        }
    }

    private static func place(_ text: RouteText) -> Self? {
        switch text.kind {
        case "drink": text.id(of: Drink.self).map { .drink($0) }
        case "ingredient", "brand": text.id(of: Ingredient.self).map { .ingredient($0) }
        case "base": BaseSpirit(rawValue: text.value).map { .base($0) }
        case "compare": pair(text.value)
        default: DrinkNote(text).map { .note($0) }
        }
    }

    private static func pair(_ text: String) -> Self? {
        let ids = text.split(separator: ",", omittingEmptySubsequences: false)
            .map { Identifier<Drink>(String($0)) }
        return ids.count == 2 && ids.allSatisfy(\.isWellFormed) ? .compare(ids[0], ids[1]) : nil
    }

    /// The route that opens it; the form of a drink opens the drink's page.
    package var route: String {
        switch self {
        case .advice: "drinks"
        case .section(let section): section.route
        case .triedPicker: "drinks/tried/pick"
        case .madeForm(let id), .drink(let id): "drink:\(id)"
        case .ingredient(let id): "ingredient:\(id)"
        case .base(let base): "base:\(base.rawValue)"
        case .compare(let left, let right): "compare:\(left),\(right)"
        case .note(let note): note.route
        }
    }

    /// The recommendations, the lists and the picker.
    package static let named: [Self] = [.advice, .triedPicker] + DrinkSection.allCases.map { .section($0) }
    /// Pages and notes.
    package static let kinds = ["drink", "ingredient", "base", "brand", "compare", "glass", "tool", "technique"]
}
