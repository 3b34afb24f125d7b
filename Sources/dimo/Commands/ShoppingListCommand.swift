import ArgumentParser
import DimoApp
import Domain

struct ShoppingListCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List what you want to buy.")

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var global: GlobalOptions

    @MainActor
    func run() async throws {
        let store = try await CommandContainer.openStore(global)
        let items = try await store.shopping.items(of: store.profile)
        let known = try await store.ingredients.ingredients(items.compactMap(\.subject.ingredient))
        let documents = items.map { ShoppingDocument($0, ingredient: $0.subject.ingredient.flatMap { known[$0] }) }
        if json { return Shell.print(JSONValue.array(documents.map(\.json)).document) }
        Shell.print(TextTable(documents.map { $0.columns(store.strings) }).text(isTerminal: Shell.isTerminal))
    }
}
