import ArgumentParser
import DimoApp
import Domain

struct BarWhatIfCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "what-if",
        abstract: "Show which drinks one more bottle would unlock, without adding it.",
        discussion: "$ dimo bar what-if cynar --price 24")

    @Argument(help: "ID or name of an ingredient or a brand, such as cynar.", completion: Completions.ingredient)
    var bottle: String

    @Option(help: "Its price, to show the price per drink it unlocks.")
    var price: Double?

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var global: GlobalOptions

    func validate() throws {
        if let price, !(price > 0 && price <= Bottle.largest) {
            throw ValidationError(Words.text("shell.usage.above", "--price", "1000000000"))
        }
    }

    @MainActor
    func run() async throws {
        let store = try await CommandContainer.openStore(global)
        let ingredient = try await CommandLookup(store).ingredient(bottle)
        let isThere = try await store.bar.bottles().contains { $0.ingredient == ingredient.id && $0.isInBar }
        let index = try await store.bar.makeableIndex()
        let effect = index.effect(ofAdding: ingredient.id)
        let unlocks = index.mostAskedFirst(effect.unlocks)
        let brings = index.mostAskedFirst(effect.bringsToOneAway)
        let each = price.flatMap { unlocks.isEmpty ? nil : $0 / Double(unlocks.count) }
        if json {
            let fields: [(String, JSONValue)] =
                PurchaseDocument.name(ingredient.id, ingredient) + [
                    ("in_bar", .bool(isThere)), ("unlocks", .strings(unlocks.map(\.rawValue))),
                    ("brings_to_one_away", .strings(brings.map(\.rawValue))),
                    ("price_per_drink", each.map { .number(($0 * 100).rounded() / 100) } ?? .null),
                ]
            return Shell.print(JSONValue.object(fields).document)
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
        Shell.print(TextTable(rows).text(isTerminal: Shell.isTerminal) + remark)
    }
}
