import ArgumentParser
import DimoApp
import Domain

struct ShoppingClearCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(commandName: "clear", abstract: "Clear your shopping list.")

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
