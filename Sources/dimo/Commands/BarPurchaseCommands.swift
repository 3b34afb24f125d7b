import ArgumentParser
import DimoApp
import Domain

struct BarOneAwayCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "one-away",
        abstract: "List drinks that are missing one ingredient, by ingredient.",
        discussion: "$ dimo bar one-away")

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var global: GlobalOptions

    @MainActor
    func run() async throws {
        let store = try await CommandContainer.openStore(global)
        let groups = try await store.bar.oneAway()
        let known = try await store.ingredients.ingredients(groups.map(\.ingredient))
        if json {
            let rows = groups.map { group -> JSONValue in
                .object(
                    PurchaseDocument.name(group.ingredient, known[group.ingredient]) + [
                        ("drinks", .strings(group.drinks.map(\.rawValue)))
                    ])
            }
            return Shell.print(JSONValue.array(rows).document)
        }
        let rows = groups.map { [$0.ingredient.rawValue, "+\($0.drinks.count)", PurchaseDocument.list($0.drinks)] }
        Shell.print(TextTable(rows).text(isTerminal: Shell.isTerminal))
    }
}

struct BarBuyNextCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "buy-next",
        abstract: "Rank what to buy next by how many drinks it unlocks.",
        discussion: "$ dimo bar buy-next --limit 5")

    @Option(help: "Maximum number of results.")
    var limit = 10

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var global: GlobalOptions

    func validate() throws {
        if limit < 1 { throw ValidationError(Words.text("shell.usage.least", "--limit", "1")) }
    }

    @MainActor
    func run() async throws {
        let store = try await CommandContainer.openStore(global)
        let purchases = try await store.rankPurchases(limit: limit)
        let suggestions = purchases.map(\.suggestion)
        let known = try await store.ingredients.ingredients(suggestions.map(\.ingredient))
        if json {
            let rows = purchases.map { purchase -> JSONValue in
                let suggestion = purchase.suggestion
                return .object(
                    PurchaseDocument.name(suggestion.ingredient, known[suggestion.ingredient]) + [
                        ("unlocks", .strings(suggestion.unlocks.map(\.rawValue))),
                        ("brings_to_one_away", .strings(suggestion.bringsToOneAway.map(\.rawValue))),
                        ("price", purchase.price.map { .number($0) } ?? .null),
                        ("or", .strings(purchase.alternatives.map(\.rawValue))),
                    ])
            }
            return Shell.print(JSONValue.array(rows).document)
        }
        let rows = purchases.map { purchase -> [String] in
            let suggestion = purchase.suggestion
            return [
                ([suggestion.ingredient] + purchase.alternatives).map(\.rawValue).joined(separator: "|"),
                "+\(suggestion.unlocks.count)", "+\(suggestion.bringsToOneAway.count)",
                PurchaseDocument.list(suggestion.unlocks),
            ]
        }
        Shell.print(TextTable(rows).text(isTerminal: Shell.isTerminal))
    }
}

enum PurchaseDocument {
    static func name(_ id: Identifier<Ingredient>, _ ingredient: Ingredient?) -> [(String, JSONValue)] {
        [
            ("ingredient", .string(id.rawValue)), ("name_en", .optional(ingredient?.name.english)),
            ("name_ko", .optional(ingredient?.name.korean)),
        ]
    }

    /// The most drinks named on a line; JSON has them all.
    private static let mostNamed = 12

    static func list(_ drinks: [Identifier<Drink>]) -> String {
        let rest = drinks.count - mostNamed
        return drinks.prefix(mostNamed).map(\.rawValue).joined(separator: ", ") + (rest > 0 ? ", +\(rest)" : "")
    }
}
