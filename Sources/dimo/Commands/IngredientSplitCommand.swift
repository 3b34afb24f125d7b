import ArgumentParser
import DimoApp
import Domain
import FeatureKit

struct IngredientSplitCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "split",
        abstract: "Split a name from the ingredient it was matched to.",
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

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var global: GlobalOptions

    @MainActor
    func run() async throws {
        let store =
            name == nil
            ? try await CommandContainer.openStore(global) : try await CommandContainer.openStoreToWrite(global)
        let id = try await CommandLookup(store).ingredient(ingredient).id
        guard let name else { return try await list(id, store) }
        let split: IngredientSplit
        do {
            split = try await store.merging.split(name, from: id, at: store.clock.now(), of: store.profile)
        } catch let problem as OwnRecordProblem {
            throw CommandFailure(message: TransferText.remark(problem.remark, store.strings))
        }
        if json {
            return Shell.print(
                JSONValue.object([
                    ("name", .string(split.name)), ("from", .string(split.from.rawValue)),
                    ("into", .string(split.into.rawValue)), ("recipes", .integer(split.recipes)),
                ]).document)
        }
        Shell.print(
            store.strings("shell.split.done", split.name, split.into.rawValue, String(split.recipes)) + "\n")
    }

    @MainActor
    private func list(_ id: Identifier<Ingredient>, _ store: CommandStore) async throws {
        let names = try await store.merging.takenNames(for: id, of: store.profile)
        if json {
            return Shell.print(
                JSONValue.array(
                    names.map { .object([("name", .string($0.name)), ("recipes", .integer($0.recipes))]) }
                ).document)
        }
        Shell.print(TextTable(names.map { [$0.name, String($0.recipes)] }).text(isTerminal: Shell.isTerminal))
    }
}
