import ArgumentParser
import DimoApp
import Domain

struct IngredientCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ingredient",
        abstract: "Look up what a name means, merge your ingredients into others, and split them again.",
        discussion: """
            $ dimo ingredient name "Tequila Blanco"
            $ dimo ingredient merge my-orgeat orgeat --dry-run
            """,
        subcommands: [IngredientNameCommand.self, IngredientMergeCommand.self, IngredientSplitCommand.self])
}

struct IngredientNameCommand: ReadingCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "name", abstract: "Show which ingredient a name means, as an import would understand it.",
        discussion: "$ dimo ingredient name \"Tequila Blanco\"")

    @Argument(help: "Names as files and shops write them, such as \"Tequila Blanco\".")
    var names: [String]

    @OptionGroup var output: OutputOptions

    func run(_ store: CommandStore) async throws {
        for name in names { try CommandLookup(store).check(name) }
        let resolver = try await store.knownNames().resolver
        let rows = names.map { name -> (name: String, match: IngredientResolver.Match?, near: [String]) in
            let match = resolver.match(name)
            return (name, match, match == nil ? resolver.suggestions(for: name, isTyped: true).map(\.rawValue) : [])
        }
        printList(rows) { row in
            [
                "name": row.name, "ingredient": row.match?.ingredient.rawValue, "by": row.match?.way.rawValue,
                "near": row.near,
            ]
        } columns: { row in
            let near = row.near.isEmpty ? "-" : "? \(row.near.joined(separator: ", "))"
            return [row.name, row.match?.ingredient.rawValue ?? near]
        }
    }
}

struct IngredientMergeCommand: StoreCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge", abstract: "Merge one of your ingredients into another.",
        discussion: """
            $ dimo ingredient merge my-orgeat orgeat --dry-run
            Your recipes, bottle, staples, stand-ins and shopping list then use the other one, and so does every \
            later import. You can undo this.
            """)

    @Argument(help: "Your ingredient to merge and remove, by ID or name.", completion: Completions.ingredient)
    var from: String

    @Argument(help: "The ingredient to use instead, by ID or name.", completion: Completions.ingredient)
    var into: String

    @Flag(help: "Show what would happen without changing anything.")
    var dryRun = false

    @OptionGroup var output: OutputOptions

    func run() async throws {
        let store = try await CommandContainer.openStore(global, isForWriting: !dryRun)
        let lookup = CommandLookup(store)
        let from = try await lookup.ingredient(from).id
        let into = try await lookup.ingredient(into).id
        let merge =
            dryRun
            ? try await store.merging.preview(from, into: into, of: store.profile)
            : try await store.merging.merge(from, into: into, at: store.clock.now(), of: store.profile)
        Shell.print(json ? document(merge).document : text(merge, store.strings))
    }

    private func document(_ merge: IngredientMerge) -> JSONValue {
        .object([
            "from": merge.from, "into": merge.into, "recipes": merge.recipes,
            "ingredients": merge.ingredients, "bottle": merge.movesBottle, "shopping": merge.shopping,
            "stays": merge.staysForOthers, "dry_run": dryRun,
        ])
    }

    private func text(_ merge: IngredientMerge, _ strings: Strings) -> String {
        var lines = [
            strings(
                dryRun ? "shell.merge.dry" : "shell.merge.done", merge.from.rawValue, merge.into.rawValue,
                String(merge.recipes), String(merge.shopping))
        ]
        if merge.movesBottle { lines.append(strings["shell.merge.bottle"]) }
        if merge.staysForOthers { lines.append(strings["shell.merge.stays"]) }
        return lines.joined(separator: "\n") + "\n"
    }
}

struct IngredientSplitCommand: StoreCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "split", abstract: "Split a name from the ingredient it was matched to.",
        discussion: """
            $ dimo ingredient split gin
            $ dimo ingredient split gin "Plymouth Gin"
            With no name, lists what your recipes and imports call the ingredient. With one, the recipe lines \
            written with this name use an ingredient of yours again, and so does every later import. You can undo \
            this.
            """)

    @Argument(help: "The ingredient, by ID or name.", completion: Completions.ingredient)
    var ingredient: String

    @Argument(help: "The name to split off.")
    var name: String?

    @OptionGroup var output: OutputOptions

    func run() async throws {
        let store = try await CommandContainer.openStore(global, isForWriting: name != nil)
        let id = try await CommandLookup(store).ingredient(ingredient).id
        guard let name else {
            let names = try await store.merging.takenNames(for: id, of: store.profile)
            return printList(
                names, members: { ["name": $0.name, "recipes": $0.recipes] },
                columns: { [$0.name, String($0.recipes)] })
        }
        let split = try await store.merging.split(name, from: id, at: store.clock.now(), of: store.profile)
        if json {
            return printJSON([
                "name": split.name, "from": split.from, "into": split.into, "recipes": split.recipes,
            ])
        }
        Shell.print(store.strings("shell.split.done", split.name, split.into.rawValue, String(split.recipes)) + "\n")
    }
}
