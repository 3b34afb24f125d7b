internal import ArgumentParser
internal import DimoApp
internal import Domain

/// `dimo shopping add ID…`.
struct ShoppingAddCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add ingredients to your shopping list.")

    @Argument(help: "Ingredients, such as gin campari sweet-vermouth.")
    var ids: [String]

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var global: GlobalOptions

    @MainActor
    func run() async throws {
        let store = try await CommandContainer.openStoreToWrite(global)
        let lookup = CommandLookup(store)
        var wanted: [Identifier<Ingredient>] = []
        for id in ids {
            let ingredient = try await lookup.ingredient(id).id
            if !wanted.contains(ingredient) { wanted.append(ingredient) }
        }
        let added = try await store.addToShopping(wanted).compactMap(\.subject.ingredient)
        ChangeReport(
            "added", added.map(\.rawValue), unchanged: wanted.filter { !added.contains($0) }.map(\.rawValue),
            store.strings
        ).print(json: json)
    }
}
