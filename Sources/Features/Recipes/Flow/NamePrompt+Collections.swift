import Domain
import FeatureKit

extension NamePrompt {
    static func newCollection(_ strings: Strings, onDone: @escaping @MainActor (String) -> Void) -> NamePrompt {
        NamePrompt(
            route: "collection/new", title: strings["collection.new"], label: strings["collection.name"], text: "",
            limit: DrinkCollection.longestName, onDone: onDone)
    }

    static func collection(
        named name: String, _ strings: Strings, onDone: @escaping @MainActor (String) -> Void
    ) -> NamePrompt {
        NamePrompt(
            route: "collection/rename", title: strings["collection.rename"], label: strings["collection.name"],
            text: name, limit: DrinkCollection.longestName, onDone: onDone)
    }
}
