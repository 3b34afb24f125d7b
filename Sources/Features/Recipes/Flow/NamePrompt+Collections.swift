import Domain
import FeatureKit

extension NamePrompt {
    /// Asks what a new collection is called.
    static func newCollection(_ strings: Strings, onDone: @escaping @MainActor (String) -> Void) -> NamePrompt {
        NamePrompt(
            route: "collection/new", title: strings["collection.new"], label: strings["collection.name"], text: "",
            limit: DrinkCollection.longestName, onDone: onDone)
    }

    /// Asks for another name of a collection.
    static func collection(
        named name: String, _ strings: Strings, onDone: @escaping @MainActor (String) -> Void
    ) -> NamePrompt {
        NamePrompt(
            route: "collection/rename", title: strings["collection.rename"], label: strings["collection.name"],
            text: name, limit: DrinkCollection.longestName, onDone: onDone)
    }
}
