import ArgumentParser
import DimoApp
import Domain

struct ShoppingAddCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Add ingredients to your shopping list.",
        discussion: "$ dimo shopping add gin \"3 limes\"")

    @Argument(help: "Ingredients, such as gin \"500 ml campari\" \"3 limes\".", completion: Completions.ingredient)
    var ids: [String]

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var global: GlobalOptions

    @MainActor
    func run() async throws {
        let store = try await CommandContainer.openStoreToWrite(global)
        let lookup = CommandLookup(store)
        var wanted: [Identifier<Ingredient>] = []
        var entries: [ShoppingEntry] = []
        for id in ids {
            try lookup.check(id)
            let words = ShoppingWords(id)
            let ingredient = try await lookup.ingredient(words.name).id
            guard !wanted.contains(ingredient) else { continue }
            wanted.append(ingredient)
            entries.append(ShoppingEntry(.ingredient(ingredient), amount: words.amount, unit: words.unit))
        }
        let added = try await store.addToShopping(entries).compactMap(\.subject.ingredient)
        ChangeReport(
            "added", added.map(\.rawValue), unchanged: wanted.filter { !added.contains($0) }.map(\.rawValue),
            store.strings
        ).print(json: json)
    }
}
