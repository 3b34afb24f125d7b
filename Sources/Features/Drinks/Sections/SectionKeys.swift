import Domain
import FeatureKit
import Navigation
import Terminal

@MainActor
enum SectionKeys {
    static func ownActions(_ strings: Strings, open: @escaping (Place) -> Void) -> [KeyAction] {
        [
            KeyAction(
                id: "drinks.own", title: strings["action.own-recipes"], keys: [.character(",")], hint: 3
            ) { open(.ownRecipes) },
            KeyAction(
                id: "drinks.collections", title: strings["action.collections"], keys: [.character(".")], hint: 3
            ) { open(.collections) },
            KeyAction(
                id: "drinks.new", title: strings["action.new-recipe"], keys: [.character("+")], hint: 2
            ) { open(.newRecipe) },
        ]
    }

    /// Returns the keys; `show` receives the list, or nil for the recommendations.
    static func actions(
        from section: DrinkSection?, _ strings: Strings, show: @escaping (DrinkSection?) -> Void
    ) -> [KeyAction] {
        let places: [DrinkSection?] = [nil] + DrinkSection.allCases
        let place = places.firstIndex(of: section) ?? 0
        func go(_ step: Int) { show(places[(place + step + places.count) % places.count]) }
        return [
            KeyAction(
                id: "section.next", title: strings["action.section.next"], keys: [Key(.right), .character("]")],
                hint: 1, hintKeys: "← →"
            ) { go(1) },
            KeyAction(
                id: "section.previous", title: strings["action.section.previous"], keys: [Key(.left), .character("[")]
            ) { go(-1) },
        ]
    }
}
