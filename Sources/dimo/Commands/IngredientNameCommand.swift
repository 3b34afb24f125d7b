import ArgumentParser
import DimoApp
import Domain

struct IngredientNameCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "name",
        abstract: "Show which ingredient a name means, as an import would understand it.",
        discussion: "$ dimo ingredient name \"Tequila Blanco\"")

    @Argument(help: "Names as files and shops write them, such as \"Tequila Blanco\".")
    var names: [String]

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var global: GlobalOptions

    @MainActor
    func run() async throws {
        let store = try await CommandContainer.openStore(global)
        for name in names { try CommandLookup(store).check(name) }
        let resolver = try await store.knownNames().resolver
        let rows = names.map { name -> (name: String, match: IngredientResolver.Match?, near: [String]) in
            let match = resolver.match(name)
            return (name, match, match == nil ? resolver.suggestions(for: name, isTyped: true).map(\.rawValue) : [])
        }
        if json {
            return Shell.print(
                JSONValue.array(
                    rows.map {
                        .object([
                            ("name", .string($0.name)), ("ingredient", .optional($0.match?.ingredient.rawValue)),
                            ("by", .optional($0.match?.way.rawValue)), ("near", .strings($0.near)),
                        ])
                    }
                ).document)
        }
        Shell.print(
            TextTable(
                rows.map { row in
                    let near = row.near.isEmpty ? "-" : "? \(row.near.joined(separator: ", "))"
                    return [row.name, row.match?.ingredient.rawValue ?? near]
                }
            ).text(isTerminal: Shell.isTerminal))
    }
}
