import ArgumentParser
import DimoApp
import Domain
import FeatureKit

struct IngredientMergeCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: "Merge one of your ingredients into another.",
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

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var global: GlobalOptions

    @MainActor
    func run() async throws {
        let store =
            dryRun ? try await CommandContainer.openStore(global) : try await CommandContainer.openStoreToWrite(global)
        let lookup = CommandLookup(store)
        let from = try await lookup.ingredient(from).id
        let into = try await lookup.ingredient(into).id
        let merge: IngredientMerge
        do {
            merge =
                dryRun
                ? try await store.merging.preview(from, into: into, of: store.profile)
                : try await store.merging.merge(from, into: into, at: store.clock.now(), of: store.profile)
        } catch let problem as OwnRecordProblem {
            throw CommandFailure(message: TransferText.remark(problem.remark, store.strings))
        }
        Shell.print(json ? document(merge).document : text(merge, store.strings))
    }

    private func document(_ merge: IngredientMerge) -> JSONValue {
        .object([
            ("from", .string(merge.from.rawValue)), ("into", .string(merge.into.rawValue)),
            ("recipes", .integer(merge.recipes)), ("ingredients", .integer(merge.ingredients)),
            ("bottle", .bool(merge.movesBottle)), ("shopping", .integer(merge.shopping)),
            ("stays", .bool(merge.staysForOthers)), ("dry_run", .bool(dryRun)),
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
