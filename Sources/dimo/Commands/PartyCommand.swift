import ArgumentParser
import DimoApp
import Domain
import FeatureKit

struct PartyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "party",
        abstract: "Plan a party: its menu, its guests, what to buy and the orders.",
        discussion: """
            $ dimo party add negroni daiquiri --servings 8
            $ dimo party guests 8 --each 3
            $ dimo party list --shopping
            """,
        subcommands: [
            PartyListCommand.self, PartyAddCommand.self, PartyRemoveCommand.self, PartyGuestsCommand.self,
            PartyBuyCommand.self, PartyOrderCommand.self, PartyOrdersCommand.self, PartyServeCommand.self,
            PartyEndCommand.self,
        ])
}

struct PartyListCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the menu with its servings, or what it needs.",
        discussion: """
            $ dimo party list
            $ dimo party list --shopping --json
            """)

    @Flag(help: "List what the menu needs, and how much of it to buy or to make.")
    var shopping = false

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var global: GlobalOptions

    @MainActor
    func run() async throws {
        let store = try await CommandContainer.openStore(global)
        let (menu, party) = (
            try await store.parties.menu(of: store.profile), try await store.parties.party(of: store.profile)
        )
        let plan = try await store.planParty(menu, party)
        if shopping {
            let ids = plan.needs.map(\.ingredient)
            let (known, sizes) = (try await store.ingredients.ingredients(ids), try await store.bar.bottleSizes())
            let needs = plan.needs.map { need in
                PartyNeedDocument(
                    need: need, ingredient: known[need.ingredient],
                    batch: plan.batches.first { $0.ingredient == need.ingredient }, day: party.day,
                    purchase: need.purchase(
                        in: known[need.ingredient]?.category, size: sizes[need.ingredient], units: store.display.units))
            }
            if json { return Shell.print(JSONValue.array(needs.map(\.json)).document) }
            return Shell.print(TextTable(needs.map { $0.columns(store.strings) }).text(isTerminal: Shell.isTerminal))
        }
        let document = PartyDocument(party: party, menu: menu, courses: plan.courses)
        if json { return Shell.print(document.json.document) }
        Shell.print(TextTable(document.rows(store.strings)).text(isTerminal: Shell.isTerminal))
    }
}

struct PartyBuyCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "buy",
        abstract: "Put what the menu lacks on your shopping list.",
        discussion: "$ dimo party buy")

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var global: GlobalOptions

    @MainActor
    func run() async throws {
        let store = try await CommandContainer.openStoreToWrite(global)
        let needs = try await store.planParty().needs
        let added = try await store.addToShopping(lacking: needs).compactMap(\.subject.ingredient?.rawValue)
        let unchanged = needs.filter(\.isToBuy).map(\.ingredient.rawValue).filter { !added.contains($0) }
        ChangeReport("added", added, unchanged: unchanged, store.strings).print(json: json)
    }
}
