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
}
