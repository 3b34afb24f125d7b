import ArgumentParser
import DimoApp
import Domain

struct BarOneAwayCommand: ReadingCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "one-away", abstract: "List drinks that are missing one ingredient, by ingredient.",
        discussion: "$ dimo bar one-away")

    @OptionGroup var output: OutputOptions

    func run(_ store: CommandStore) async throws {
        let groups = try await store.bar.oneAway()
        let known = try await store.ingredients.ingredients(groups.map(\.ingredient))
        printList(groups) { group in
            PurchaseDocument.name(group.ingredient, known[group.ingredient]) + [
                "drinks": group.drinks
            ]
        } columns: {
            [$0.ingredient.rawValue, "+\($0.drinks.count)", PurchaseDocument.list($0.drinks)]
        }
    }
}

struct BarBuyNextCommand: ReadingCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "buy-next",
        abstract: "Rank what to buy next by the drinks it unlocks, popular and loved ones counting more.",
        discussion: "$ dimo bar buy-next --limit 5")

    @Option(help: "Maximum number of results.")
    var limit = 10

    @OptionGroup var output: OutputOptions

    func validate() throws {
        if limit < 1 { throw Self.usage("least", "--limit", "1") }
    }

    func run(_ store: CommandStore) async throws {
        let purchases = try await store.rankPurchases(limit: limit)
        let suggestions = purchases.map(\.suggestion)
        let known = try await store.ingredients.ingredients(suggestions.map(\.ingredient))
        printList(purchases) { purchase in
            let suggestion = purchase.suggestion
            return PurchaseDocument.name(suggestion.ingredient, known[suggestion.ingredient]) + [
                "unlocks": suggestion.unlocks, "brings_to_one_away": suggestion.bringsToOneAway,
                "price": purchase.price, "or": purchase.alternatives,
            ]
        } columns: { purchase in
            let suggestion = purchase.suggestion
            return [
                ([suggestion.ingredient] + purchase.alternatives).map(\.rawValue).joined(separator: "|"),
                "+\(suggestion.unlocks.count)", "+\(suggestion.bringsToOneAway.count)",
                PurchaseDocument.list(suggestion.unlocks),
            ]
        }
    }
}

enum PurchaseDocument {
    static func name(_ id: Identifier<Ingredient>, _ ingredient: Ingredient?) -> JSONObject {
        [
            "ingredient": id.rawValue, "name_en": ingredient?.name.english, "name_ko": ingredient?.name.korean,
        ]
    }

    /// The most drinks named on a line; JSON has them all.
    private static let mostNamed = 12

    static func list(_ drinks: [Identifier<Drink>]) -> String {
        let rest = drinks.count - mostNamed
        return drinks.prefix(mostNamed).map(\.rawValue).joined(separator: ", ") + (rest > 0 ? ", +\(rest)" : "")
    }
}

struct BarWhatIfCommand: ReadingCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "what-if", abstract: "Show which drinks one more bottle would unlock, without adding it.",
        discussion: "$ dimo bar what-if cynar --price 24")

    @Argument(help: "ID or name of an ingredient or a brand, such as cynar.", completion: Completions.ingredient)
    var bottle: String

    @Option(help: "Its price, to show the price per drink it unlocks.")
    var price: Double?

    @OptionGroup var output: OutputOptions

    func validate() throws {
        if let price, !(price > 0 && price <= Bottle.largest) { throw Self.usage("above", "--price", "1000000000") }
    }

    func run(_ store: CommandStore) async throws {
        let ingredient = try await CommandLookup(store).ingredient(bottle)
        let isThere = try await store.bar.bottles().contains { $0.ingredient == ingredient.id && $0.isInBar }
        let index = try await store.bar.makeableIndex()
        let effect = index.effect(ofAdding: ingredient.id)
        let unlocks = index.mostAskedFirst(effect.unlocks)
        let brings = index.mostAskedFirst(effect.bringsToOneAway)
        let each = price.flatMap { unlocks.isEmpty ? nil : $0 / Double(unlocks.count) }
        if json {
            return printJSON(
                PurchaseDocument.name(ingredient.id, ingredient) + [
                    "in_bar": isThere, "unlocks": unlocks, "brings_to_one_away": brings,
                    "price_per_drink": each.map { ($0 * 100).rounded() / 100 },
                ])
        }
        let strings = store.strings
        let name = ingredient.name[strings.language]
        if unlocks.isEmpty, brings.isEmpty {
            return Shell.print(strings(isThere ? "what-if.there" : "what-if.nothing", name) + "\n")
        }
        let rows = [("what-if.now", unlocks), ("what-if.away", brings)].map {
            [strings[$0.0], "+\($0.1.count)", PurchaseDocument.list($0.1)]
        }
        let remark = each.map { strings("what-if.price", NumberText.money($0)) + "\n" } ?? ""
        Shell.print(TextTable(rows).text() + remark)
    }
}
