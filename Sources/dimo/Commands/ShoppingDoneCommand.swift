import ArgumentParser
import DimoApp
import Domain

struct ShoppingDoneCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "done",
        abstract: "Tick off what you bought and move it into your bar.",
        discussion: "$ dimo shopping done lime")

    @Argument(
        help: "The IDs of items or ingredients, as dimo shopping list shows them.", completion: Completions.ingredient)
    var ids: [String]

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var global: GlobalOptions

    @MainActor
    func run() async throws {
        let store = try await CommandContainer.openStoreToWrite(global)
        let items = try await store.shopping.items(of: store.profile)
        var ticked: [Identifier<ShoppingItem>] = []
        var changed: [String] = []
        var unchanged: [String] = []
        for id in ids where !(changed + unchanged).contains(id) {
            let open = try await named(id, items, store).filter { !$0.isDone }
            if open.isEmpty { unchanged.append(id) } else { changed.append(id) }
            ticked += open.map(\.id)
        }
        let outcome = try await store.tickShopping(ticked).bar
        ChangeReport("done", changed, unchanged: unchanged, store.strings).print(json: json, outcome)
    }

    /// The items of an argument: one by its own id, or all of an ingredient. Empty if it is not on the list.
    @MainActor
    private func named(_ id: String, _ items: [ShoppingItem], _ store: CommandStore) async throws -> [ShoppingItem] {
        let found = items.filter { $0.id.rawValue == id || $0.subject.ingredient?.rawValue == id }
        if found.isEmpty, Int64(id).map({ $0 > 0 }) != true { _ = try await CommandLookup(store).ingredient(id) }
        return found
    }
}
