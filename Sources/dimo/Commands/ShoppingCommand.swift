import ArgumentParser
import DimoApp
import Domain

struct ShoppingCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "shopping",
        abstract: "List what you want to buy, add to it, and tick off what you bought.",
        discussion: """
            $ dimo shopping add lime "500 ml campari"
            $ dimo shopping done lime
            """,
        subcommands: [
            ShoppingListCommand.self, ShoppingAddCommand.self, ShoppingDoneCommand.self, ShoppingClearCommand.self,
        ])
}

struct ShoppingClearCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "clear",
        abstract: "Clear your shopping list.",
        discussion: "$ dimo shopping clear")

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var global: GlobalOptions

    @MainActor
    func run() async throws {
        let store = try await CommandContainer.openStoreToWrite(global)
        let removed = try await store.shopping.clear(onlyDone: false, of: store.profile)
        ChangeReport("removed", removed.map(\.id.rawValue), unchanged: [], store.strings).print(json: json)
    }
}

struct ShoppingListCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List what you want to buy.",
        discussion: "$ dimo shopping list")

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var global: GlobalOptions

    @MainActor
    func run() async throws {
        let store = try await CommandContainer.openStore(global)
        let items = try await store.shopping.items(of: store.profile)
        let known = try await store.ingredients.ingredients(items.compactMap(\.subject.ingredient))
        let sizes = try await store.bar.bottleSizes()
        let documents = items.map { item in
            ShoppingDocument(
                item, ingredient: item.subject.ingredient.flatMap { known[$0] },
                size: item.subject.ingredient.flatMap { sizes[$0] })
        }
        if json { return Shell.print(JSONValue.array(documents.map(\.json)).document) }
        Shell.print(TextTable(documents.map { $0.columns(store.strings) }).text(isTerminal: Shell.isTerminal))
    }
}
