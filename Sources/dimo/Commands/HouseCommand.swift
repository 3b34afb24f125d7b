import ArgumentParser
import DimoApp
import Domain
import FeatureKit

struct HouseCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "house", abstract: "List, add and make your own syrups, cordials and infusions.",
        discussion: """
            $ dimo house add simple-syrup "200 g sugar" "200 ml water" --yield 300
            $ dimo house make simple-syrup
            """,
        subcommands: [
            HouseListCommand.self, HouseShowCommand.self, HouseAddCommand.self, HouseRemoveCommand.self,
            HouseMakeCommand.self,
        ])
}

struct HouseListCommand: ReadingCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List your house recipes.", discussion: "$ dimo house list")

    @OptionGroup var output: OutputOptions

    func run(_ store: CommandStore) async throws {
        let recipes = try await store.house.houseRecipes(of: store.profile)
        let documents = try await HouseDocument.documents(recipes, store)
        printList(documents, members: \.members, columns: { $0.columns(store.strings) })
    }
}

struct HouseShowCommand: ReadingCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show a house recipe.", discussion: "$ dimo house show simple-syrup")

    @Argument(help: "What it makes, such as simple-syrup.", completion: Completions.ingredient)
    var id: String

    @OptionGroup var output: OutputOptions

    func run(_ store: CommandStore) async throws {
        let recipe = try await CommandLookup(store).houseRecipe(id)
        for document in try await HouseDocument.documents([recipe], store) {
            Shell.print(json ? document.members.document : document.text(store.strings))
        }
    }
}

struct HouseAddCommand: WritingCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add or replace a house recipe.",
        discussion: """
            $ dimo house add simple-syrup "200 g sugar" "200 ml water" --yield 300
            $ dimo house add limoncello "8 lemons" "1 l vodka" --yield 1200 --days 14
            """)

    @Argument(help: "What it makes, such as simple-syrup.", completion: Completions.ingredient)
    var id: String

    @Argument(help: "Its ingredients with their amounts, such as \"200 g sugar\" \"3 limes\".")
    var parts: [String]

    @Option(name: .customLong("yield"), help: "Yield in millilitres.")
    var millilitres: Double

    @Option(help: "Days until it is ready.")
    var days = 0

    @OptionGroup var output: OutputOptions

    func validate() throws {
        if !(millilitres > 0 && millilitres <= HouseRecipe.mostYield) { throw Self.usage("above", "--yield", "100000") }
        if !(0...HouseRecipe.mostDays).contains(days) {
            throw Self.usage("range", "--days", "0", String(HouseRecipe.mostDays))
        }
        if parts.count > HouseRecipe.mostParts { throw Self.usage("parts", String(HouseRecipe.mostParts)) }
    }

    func run(_ store: CommandStore) async throws {
        let lookup = CommandLookup(store)
        let made = try await lookup.ingredient(id)
        var found: [HouseRecipe.Part] = []
        for text in parts {
            try lookup.check(text)
            let words = ShoppingWords(text)
            guard let amount = words.amount, let unit = words.unit else {
                throw CommandFailure.usage(store.strings("shell.usage.part", text))
            }
            let part = try await lookup.ingredient(words.name)
            if part.id == made.id { throw CommandFailure.usage(store.strings("shell.usage.part-itself", text)) }
            found.append(HouseRecipe.Part(part.id, amount, unit))
        }
        guard let recipe = HouseRecipe(made.id, parts: found, yield: millilitres, days: days) else {
            throw CommandFailure.usage(store.strings("shell.usage.part", parts.joined(separator: ", ")))
        }
        let old = try await store.house.houseRecipes(of: store.profile).first { $0.id == recipe.id }
        if old != recipe { try await store.house.put(recipe, of: store.profile) }
        let id = made.id.rawValue
        printChange("added", old == recipe ? [] : [id], of: [id], store.strings)
    }
}

struct HouseRemoveCommand: WritingCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove a house recipe.", discussion: "$ dimo house remove simple-syrup")

    @Argument(help: "What it makes, such as simple-syrup.", completion: Completions.ingredient)
    var id: String

    @OptionGroup var output: OutputOptions

    func run(_ store: CommandStore) async throws {
        let recipe = try await CommandLookup(store).houseRecipe(id)
        try await store.house.removeRecipe(for: recipe.ingredient, of: store.profile)
        printChange("removed", [recipe.ingredient.rawValue], store.strings)
    }
}

struct HouseMakeCommand: WritingCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "make", abstract: "Make a batch: add it to your bar, dated today, and subtract its ingredients.",
        discussion: "$ dimo house make simple-syrup")

    @Argument(help: "What to make, such as simple-syrup.", completion: Completions.ingredient)
    var id: String

    @OptionGroup var output: OutputOptions

    func run(_ store: CommandStore) async throws {
        let recipe = try await CommandLookup(store).houseRecipe(id)
        let outcome = try await store.makeBatch(recipe)
        printChange("made", [recipe.ingredient.rawValue], store.strings, outcome)
    }
}

struct HouseDocument {
    private let recipe: HouseRecipe
    private let names: [Identifier<Ingredient>: Ingredient]
    /// The day of the batch in the bar; nil for none.
    private let made: LocalDay?
    /// Whole days until the batch spoils; negative after that. Nil if it keeps, or there is none.
    private let daysLeft: Int?

    static func documents(_ recipes: [HouseRecipe], _ store: CommandStore) async throws -> [HouseDocument] {
        let ids = recipes.map(\.ingredient)
        let names = try await store.ingredients.ingredients(ids + recipes.flatMap { $0.parts.map(\.ingredient) })
        let days = try await ShelfLife(ingredients: store.ingredients, bar: store.bar).days(of: ids)
        let bottles = try await store.bar.bottles().filter(\.isInBar)
        return recipes.map { recipe in
            let bottle = bottles.first { $0.ingredient == recipe.ingredient }
            let freshness = bottle?.freshness(shelfLife: days[recipe.ingredient], now: store.clock.now())
            return HouseDocument(
                recipe: recipe, names: names, made: bottle?.openedAt.map { store.localTime.day(of: $0) },
                daysLeft: freshness.map { $0.shelfLife - $0.daysOpen })
        }
    }

    var members: JSONObject {
        let parts = recipe.parts.map { part in
            JSONValue.object(
                PurchaseDocument.name(part.ingredient, names[part.ingredient]) + [
                    "amount": JSONValue.amount(part.amount), "unit": part.unit.code,
                ])
        }
        return PurchaseDocument.name(recipe.ingredient, names[recipe.ingredient]) + [
            "parts": parts, "yield_ml": JSONValue.amount(recipe.yield), "days": recipe.days, "made": made?.text,
            "days_left": daysLeft,
        ]
    }

    /// The ingredient, its name, the parts, the yield, the days to stand, the day it was made, the days left.
    func columns(_ strings: Strings) -> [String] {
        [
            recipe.ingredient.rawValue, name(recipe.ingredient, strings), parts(strings).joined(separator: ", "),
            AmountFormatter(strings: strings).text(recipe.yield, .millilitre), String(recipe.days), made?.text ?? "",
            daysLeft.map { String($0) } ?? "",
        ]
    }

    func text(_ strings: Strings) -> String {
        let yield = AmountFormatter(strings: strings).text(recipe.yield, .millilitre)
        var lines =
            [name(recipe.ingredient, strings), ""] + parts(strings) + ["", "\(strings["house.yield"]) \(yield)"]
        if recipe.days > 0 {
            lines.append("\(strings["house.days"]) \(recipe.days) \(strings["house.days.unit"])")
        }
        if let made { lines.append(strings("house.made-on", made.text)) }
        return lines.joined(separator: "\n") + "\n"
    }

    private func name(_ id: Identifier<Ingredient>, _ strings: Strings) -> String {
        names[id]?.name[strings.language] ?? id.rawValue
    }

    private func parts(_ strings: Strings) -> [String] {
        let amounts = AmountFormatter(strings: strings)
        return recipe.parts.map {
            AmountFormatter.line(amounts.text($0.amount, $0.unit), name($0.ingredient, strings), strings)
        }
    }
}
