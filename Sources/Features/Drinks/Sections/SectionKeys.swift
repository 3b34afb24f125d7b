import Domain
import FeatureKit
import Navigation
import Terminal

/// The keys that walk the lists of the tab.
@MainActor
enum SectionKeys {
    /// The ways to the member's own recipes and collections, and to the form of a new one.
    static func ownActions(_ strings: Strings, open: @escaping (Place) -> Void) -> [KeyAction] {
        [
            KeyAction(
                id: "drinks.own", title: strings["action.own-recipes"], keys: [.character(",")],
                hint: 3
            ) {
                open(.ownRecipes)
            },
            KeyAction(
                id: "drinks.collections", title: strings["action.collections"],
                keys: [.character(".")], hint: 3
            ) {
                open(.collections)
            },
            KeyAction(
                id: "drinks.new", title: strings["action.new-recipe"], keys: [.character("+")], hint: 2
            ) {
                open(.newRecipe)
            },
        ]
    }

    /// The actions; `show` gets the list to show, nil for the recommendations.
    static func actions(
        from section: DrinkSection?, _ strings: Strings, show: @escaping (DrinkSection?) -> Void
    ) -> [KeyAction] {
        let places: [DrinkSection?] = [nil] + DrinkSection.allCases
        let place = places.firstIndex(of: section) ?? 0
        func go(_ step: Int) { show(places[(place + step + places.count) % places.count]) }
        return [
            KeyAction(
                id: "section.next", title: strings["action.section.next"], keys: [.character("]")], hint: 1,
                hintKeys: "[ ]"
            ) { go(1) },
            KeyAction(
                id: "section.previous", title: strings["action.section.previous"], keys: [.character("[")]
            ) { go(-1) },
        ]
    }
}
