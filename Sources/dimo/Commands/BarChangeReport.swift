import DimoApp
import Domain

/// Changes the bar from the command line, all or nothing, and prints the result.
@MainActor
struct BarChangeReport {
    private let global: GlobalOptions
    private let ids: [String]
    private let key: String
    private let json: Bool
    private let change: ([Identifier<Ingredient>]) -> BarChange

    init(
        _ global: GlobalOptions, ids: [String], key: String, json: Bool,
        change: @escaping ([Identifier<Ingredient>]) -> BarChange
    ) {
        self.global = global
        self.ids = ids
        self.key = key
        self.json = json
        self.change = change
    }

    func run() async throws {
        let store = try await CommandContainer.openStoreToWrite(global)
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
        ChangeReport(key, changed, unchanged: unchanged, store.strings).print(json: json, outcome)
    }
}
