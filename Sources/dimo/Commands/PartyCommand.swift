import ArgumentParser
import DimoApp
import Domain
import FeatureKit

struct PartyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "party", abstract: "Plan a party: menu, guests, shopping and orders.",
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

struct PartyListCommand: ReadingCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the menu with its servings, or what it needs.",
        discussion: """
            $ dimo party list
            $ dimo party list --shopping --json
            """)

    @Flag(help: "List what the menu needs, and how much of it to buy or make.")
    var shopping = false

    @OptionGroup var output: OutputOptions

    func run(_ store: CommandStore) async throws {
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
                    purchase: need.purchase(in: known[need.ingredient]?.category, size: sizes[need.ingredient]))
            }
            return printList(needs, members: \.members, columns: { $0.columns(store.strings) })
        }
        let document = PartyDocument(party: party, menu: menu, courses: plan.courses, short: plan.short)
        if json { return Shell.print(document.json.document) }
        Shell.print(TextTable(document.rows(store.strings)).text())
    }
}

struct PartyBuyCommand: WritingCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "buy", abstract: "Add what the menu lacks to your shopping list.", discussion: "$ dimo party buy")

    @OptionGroup var output: OutputOptions

    func run(_ store: CommandStore) async throws {
        let needs = try await store.planParty().needs
        let added = try await store.addToShopping(lacking: needs).compactMap(\.subject.ingredient?.rawValue)
        printChange("added", added, of: needs.filter(\.isToBuy).map(\.ingredient.rawValue), store.strings)
    }
}

struct PartyAddCommand: WritingCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add drinks to the menu, or change their servings.",
        discussion: "$ dimo party add negroni daiquiri --servings 8")

    @Argument(help: "IDs or names of drinks, such as negroni.", completion: Completions.drink)
    var drinks: [String]

    @Option(help: "Servings of each. Default: 1 for a new drink.")
    var servings: Int?

    @OptionGroup var output: OutputOptions

    func validate() throws {
        try Self.check(servings, "--servings", atMost: PartyDrink.mostServings)
    }

    fileprivate static func check(_ number: Int?, _ option: String, atMost most: Int) throws {
        if let number, !(1...most).contains(number) { throw Self.usage("range", option, "1", String(most)) }
    }

    func run(_ store: CommandStore) async throws {
        let lookup = CommandLookup(store)
        let old = try await store.parties.menu(of: store.profile)
        var menu = old
        var wanted: [Identifier<Drink>] = []
        for name in drinks {
            let id = try await lookup.drink(name).id
            if !wanted.contains(id) { wanted.append(id) }
            if let place = menu.firstIndex(where: { $0.drink == id }) {
                if let servings { menu[place] = menu[place].serving(servings) }
            } else {
                menu.append(PartyDrink(drink: id, servings: servings ?? 1))
            }
        }
        if menu.count > max(old.count, PartyDrink.mostDrinks) {
            throw CommandFailure(store.strings("shell.error.menu-full", String(PartyDrink.mostDrinks)))
        }
        if menu != old { try await store.parties.setMenu(menu, of: store.profile) }
        let changed = menu.filter { !old.contains($0) }.map(\.drink)
        printChange("added", changed.map(\.rawValue), of: wanted.map(\.rawValue), store.strings)
    }
}

struct PartyRemoveCommand: WritingCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove drinks from the menu.", discussion: "$ dimo party remove negroni")

    @Argument(help: "IDs or names of drinks, such as negroni.", completion: Completions.drink)
    var drinks: [String]

    @OptionGroup var output: OutputOptions

    func run(_ store: CommandStore) async throws {
        let lookup = CommandLookup(store)
        let menu = try await store.parties.menu(of: store.profile)
        var wanted: [Identifier<Drink>] = []
        for name in drinks {
            var id = Identifier<Drink>(name)
            // A drink of the menu can be taken off even if the catalogue no longer has it.
            if !menu.contains(where: { $0.drink == id }) { id = try await lookup.drink(name).id }
            if !wanted.contains(id) { wanted.append(id) }
        }
        let removed = menu.map(\.drink).filter(wanted.contains)
        if !removed.isEmpty {
            try await store.parties.setMenu(menu.filter { !removed.contains($0.drink) }, of: store.profile)
        }
        printChange("removed", removed.map(\.rawValue), of: wanted.map(\.rawValue), store.strings)
    }
}

struct PartyGuestsCommand: WritingCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "guests", abstract: "Set the number of guests, the drinks per guest and the date.",
        discussion: """
            $ dimo party guests 8 --each 3 --day 2026-11-28
            With both numbers, distributes the drinks across the menu in its current proportions.
            """)

    @Argument(help: "Number of guests.", transform: GuestsChoice.read)
    var guests: Int?

    @Option(help: "Drinks per guest.")
    var each: Int?

    @Option(help: "The date, such as 2026-11-28.")
    var day: String?

    @OptionGroup var output: OutputOptions

    func validate() throws {
        try PartyAddCommand.check(each, "--each", atMost: Party.mostEach)
        if let day, LocalDay(day) == nil { throw Self.usage("day", day) }
        if guests == nil, each == nil, day == nil { throw Self.usage("guests") }
    }

    func run(_ store: CommandStore) async throws {
        let menu = try await store.parties.menu(of: store.profile)
        let old = try await store.parties.party(of: store.profile)
        let party = Party(
            guests: guests ?? old.guests, each: each ?? old.each, day: day.flatMap { LocalDay($0) } ?? old.day)
        let isSpread = guests != nil || each != nil
        let new = isSpread ? party.spread(over: menu) : menu
        try await store.parties.setParty(party, menu: new, of: store.profile)
        let plan = try await store.planParty(new, party)
        let document = PartyDocument(party: party, menu: new, courses: plan.courses, short: plan.short)
        Shell.print(json ? document.json.document : document.summary(store.strings) + "\n")
    }
}

enum GuestsChoice {
    /// Parses a number of guests; anything else is a usage error that names the range.
    @Sendable
    static func read(_ argument: String) throws -> Int {
        guard let guests = Int(argument), (1...Party.mostGuests).contains(guests) else {
            throw ValidationError(Words.text("shell.usage.number", "1", String(Party.mostGuests)))
        }
        return guests
    }
}

struct PartyEndCommand: WritingCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "end", abstract: "End the party: clear its guests, menu and orders.",
        discussion: "$ dimo party end")

    @OptionGroup var output: OutputOptions

    func run(_ store: CommandStore) async throws {
        let isOver = try await store.parties.endParty(of: store.profile)
        if json { return printJSON(["ended": isOver]) }
        Shell.print(store.strings[isOver ? "party.ended" : "bar.unchanged"] + "\n")
    }
}
