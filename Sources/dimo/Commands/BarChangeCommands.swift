import ArgumentParser
import DimoApp
import Domain

struct BarAddCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Add bottles to your bar and print the drinks they unlock.",
        discussion: "$ dimo bar add gin campari sweet-vermouth")

    @Argument(help: "Ingredients, such as gin campari sweet-vermouth.", completion: Completions.ingredient)
    var ids: [String]

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var global: GlobalOptions

    @MainActor
    func run() async throws {
        try await BarChangeReport(global, ids: ids, key: "added", json: json) { ids in
            BarChange(added: ids.map { Bottle(ingredient: $0) })
        }.run()
    }
}

struct BarRemoveCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove bottles from your bar.",
        discussion: "$ dimo bar remove campari")

    @Argument(help: "Ingredients, such as gin campari.", completion: Completions.ingredient)
    var ids: [String]

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var global: GlobalOptions

    @MainActor
    func run() async throws {
        try await BarChangeReport(global, ids: ids, key: "removed", json: json) { ids in
            BarChange(removed: ids)
        }.run()
    }
}
