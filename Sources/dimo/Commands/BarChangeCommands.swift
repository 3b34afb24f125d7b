import ArgumentParser
import DimoApp
import Domain

struct BarAddCommand: WritingCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add bottles to your bar and print the drinks they unlock.",
        discussion: "$ dimo bar add gin campari sweet-vermouth")

    @Argument(help: "Ingredients, such as gin campari sweet-vermouth.", completion: Completions.ingredient)
    var ids: [String]

    @OptionGroup var output: OutputOptions

    func run(_ store: CommandStore) async throws {
        try await changeBar(store, ids, "added") { BarChange(added: $0.map { Bottle(ingredient: $0) }) }
    }
}

struct BarRemoveCommand: WritingCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove bottles from your bar.", discussion: "$ dimo bar remove campari")

    @Argument(help: "Ingredients, such as gin campari.", completion: Completions.ingredient)
    var ids: [String]

    @OptionGroup var output: OutputOptions

    func run(_ store: CommandStore) async throws {
        try await changeBar(store, ids, "removed") { BarChange(removed: $0) }
    }
}

extension DocumentCommand {
    /// Changes the bar, all or nothing, and prints the result.
    @MainActor
    fileprivate func changeBar(
        _ store: CommandStore, _ ids: [String], _ key: String, change: ([Identifier<Ingredient>]) -> BarChange
    ) async throws {
        let present = Dictionary(
            try await store.bar.bottles().map { ($0.ingredient, $0) }, uniquingKeysWith: { first, _ in first })
        let lookup = CommandLookup(store)
        var wanted: [Identifier<Ingredient>] = []
        for id in ids {
            var known = Identifier<Ingredient>(id)
            // A bottle in the bar can be removed even if the catalogue no longer has it.
            if key == "added" || present[known] == nil { known = try await lookup.ingredient(id).id }
            if !wanted.contains(known) { wanted.append(known) }
        }
        // Adding a bottle that is there changes nothing unless it is empty: an empty one is replaced.
        let changing = wanted.filter { id in
            let isThere = present[id].map { $0.level != .empty } ?? false
            return key == "added" ? !isThere : present[id] != nil
        }
        let outcome = try await store.bar.apply(change(changing))
        let changed = changing.map(\.rawValue)
        let unchanged = wanted.filter { !changing.contains($0) }.map(\.rawValue)
        printChange(key, changed, unchanged: unchanged, store.strings, outcome)
    }
}
