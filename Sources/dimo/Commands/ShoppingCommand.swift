import ArgumentParser
import DimoApp
import Domain
import FeatureKit

struct ShoppingCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "shopping", abstract: "List what you want to buy, add to it, and tick off what you bought.",
        discussion: """
            $ dimo shopping add lime "500 ml campari" "paper umbrellas"
            $ dimo shopping done lime
            """,
        subcommands: [
            ShoppingListCommand.self, ShoppingAddCommand.self, ShoppingDoneCommand.self, ShoppingClearCommand.self,
        ])
}

struct ShoppingClearCommand: WritingCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "clear", abstract: "Clear your shopping list.", discussion: "$ dimo shopping clear")

    @OptionGroup var output: OutputOptions

    func run(_ store: CommandStore) async throws {
        let removed = try await store.shopping.clear(onlyDone: false, of: store.profile)
        let known = try await store.ingredients.ingredients(removed.compactMap(\.subject.ingredient))
        let names = removed.map { item in
            item.subject.ingredient.flatMap { known[$0]?.name[store.strings.language] } ?? item.subject.shown
        }
        printChange("removed", removed.map(\.id.rawValue), store.strings, names: names)
    }
}

struct ShoppingListCommand: ReadingCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List what you want to buy.", discussion: "$ dimo shopping list")

    @OptionGroup var output: OutputOptions

    func run(_ store: CommandStore) async throws {
        let items = try await store.shopping.items(of: store.profile)
        let known = try await store.ingredients.ingredients(items.compactMap(\.subject.ingredient))
        let sizes = try await store.bar.bottleSizes()
        let documents = items.map { item in
            ShoppingDocument(
                item: item, ingredient: item.subject.ingredient.flatMap { known[$0] },
                bottleSize: item.subject.ingredient.flatMap { sizes[$0] })
        }
        printList(documents, members: \.members, columns: { $0.columns(store.strings) })
    }
}

struct ShoppingAddCommand: WritingCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add ingredients and other things to your shopping list.",
        discussion: "$ dimo shopping add gin \"3 limes\" \"paper umbrellas\"")

    @Argument(
        help: "Ingredients, such as gin \"500 ml campari\" \"3 limes\", or anything else to buy.",
        completion: Completions.ingredient)
    var ids: [String]

    @OptionGroup var output: OutputOptions

    func run(_ store: CommandStore) async throws {
        let lookup = CommandLookup(store)
        var entries: [ShoppingEntry] = []
        for id in ids {
            try lookup.check(id)
            let words = ShoppingWords(id)
            let ingredient = try await lookup.ingredient(near: words.name).map { ShoppingSubject.ingredient($0.id) }
            guard let subject = ingredient ?? ShoppingSubject.cleanText(words.name) else {
                throw CommandFailure(store.strings("shell.error.ingredient", id))
            }
            guard !entries.contains(where: { $0.subject == subject }) else { continue }
            entries.append(ShoppingEntry(subject, amount: words.amount, unit: words.unit))
        }
        let added = try await store.addToShopping(entries).map(\.subject)
        printChange("added", added.map(\.shown), of: entries.map(\.subject.shown), store.strings)
    }
}

struct ShoppingDoneCommand: WritingCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "done", abstract: "Tick off what you bought and move it into your bar.",
        discussion: "$ dimo shopping done lime")

    @Argument(
        help: "The IDs or names of items or ingredients, as dimo shopping list shows them.",
        completion: Completions.ingredient)
    var ids: [String]

    @OptionGroup var output: OutputOptions

    func run(_ store: CommandStore) async throws {
        let items = try await store.shopping.items(of: store.profile)
        var ticked: [Identifier<ShoppingItem>] = []
        var wanted: [String] = []
        var changed: [String] = []
        for id in ids where !wanted.contains(id) {
            wanted.append(id)
            let open = try await named(id, items, store).filter { !$0.isDone }
            if !open.isEmpty { changed.append(id) }
            ticked += open.map(\.id)
        }
        let outcome = try await store.tickShopping(ticked).bar
        printChange("done", changed, of: wanted, store.strings, outcome)
    }

    /// The items of an argument: one by its own id, or all of an ingredient or a text. Empty if it is not on the list.
    @MainActor
    private func named(_ id: String, _ items: [ShoppingItem], _ store: CommandStore) async throws -> [ShoppingItem] {
        let text = Folding.folded(id)
        let found = items.filter {
            $0.id.rawValue == id || $0.subject.ingredient?.rawValue == id
                || $0.subject.text.map { Folding.folded($0) } == text
        }
        guard found.isEmpty, Int64(id).map({ $0 > 0 }) != true else { return found }
        let ingredient = try await CommandLookup(store).ingredient(id).id
        return items.filter { $0.subject.ingredient == ingredient }
    }
}

extension ShoppingSubject {
    /// The ingredient's ID, or the text.
    fileprivate var shown: String { ingredient?.rawValue ?? text ?? "" }
}

struct ShoppingDocument {
    let item: ShoppingItem
    /// Nil for free text, and for an ingredient the catalogue no longer has.
    let ingredient: Ingredient?
    /// Millilitres of the bottle in the bar; nil for the usual size.
    let bottleSize: Double?

    private var purchase: ShopPurchase { item.purchase(in: ingredient?.category, size: bottleSize) }

    var members: JSONObject {
        [
            "id": item.id, "ingredient": item.subject.ingredient, "name_en": ingredient?.name.english,
            "name_ko": ingredient?.name.korean, "text": item.subject.text, "amount": JSONValue.amount(item.amount),
            "unit": item.unit?.code, "unit_text": item.unit?.unknownText, "for": item.drinks.map(\.rawValue),
            "done": item.isDone,
        ] + purchase.fields
    }

    /// The id, a mark for done, the item, what to buy, the amount, the purpose.
    func columns(_ strings: Strings) -> [String] {
        let amounts = AmountFormatter(strings: strings)
        let name = ingredient?.name[strings.language] ?? item.subject.shown
        return [
            item.id.rawValue, item.isDone ? "x" : "-", item.subject.ingredient?.rawValue ?? "", name,
            amounts.text(purchase), item.unit.map { amounts.needed(item.amount, $0) } ?? "",
            item.drinks.map(\.rawValue).joined(separator: ", "),
        ]
    }
}

extension ShopPurchase {
    /// How many to buy, and the millilitres of a bottle.
    var fields: JSONObject {
        switch self {
        case .packs(let packs, let millilitres): ["buy": packs, "pack_ml": millilitres.tenths]
        case .pieces(let pieces): ["buy": pieces, "pack_ml": JSONValue.null]
        case .asWritten: ["buy": JSONValue.null, "pack_ml": JSONValue.null]
        }
    }
}

extension JSONValue {
    /// An amount of a recipe or a shopping list, to a thousandth.
    static func amount(_ amount: Double?) -> JSONValue {
        amount.map { .number(($0 * 1_000).rounded() / 1_000) } ?? .null
    }
}
