import ArgumentParser
import DimoApp
import Domain

struct PartyOrderCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "order",
        abstract: "Order a drink for a guest.",
        discussion: "$ dimo party order negroni --guest Mina --note \"no ice\"")

    @Argument(help: "The drink's ID or name, such as negroni.", completion: Completions.drink)
    var drink: String

    @Option(help: "The guest's name.")
    var guest: String?

    @Option(help: "A note.")
    var note: String?

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var global: GlobalOptions

    @MainActor
    func run() async throws {
        let store = try await CommandContainer.openStoreToWrite(global)
        let drink = try await CommandLookup(store).drink(drink)
        let order = try await store.parties.add(drink.id, name: guest ?? "", note: note ?? "", of: store.profile)
        if json { return Shell.print(OrderDocument.json(order, drink.name).document) }
        Shell.print(store.strings("shell.ordered", drink.id.rawValue, order.id.rawValue) + "\n")
    }
}

struct PartyOrdersCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "orders",
        abstract: "List the orders, open ones first.",
        discussion: "$ dimo party orders")

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var global: GlobalOptions

    @MainActor
    func run() async throws {
        let store = try await CommandContainer.openStore(global)
        let orders = try await store.parties.orders(of: store.profile)
        let names = Dictionary(
            try await store.drinks.drinks(with: Array(Set(orders.map(\.drink)))).map { ($0.id, $0.name) },
            uniquingKeysWith: { first, _ in first })
        if json {
            return Shell.print(
                JSONValue.array(orders.map { OrderDocument.json($0, names[$0.drink]) }).document)
        }
        let rows = orders.map { OrderDocument.columns($0, names[$0.drink], store.strings.language) }
        Shell.print(TextTable(rows).text(isTerminal: Shell.isTerminal))
    }
}

struct PartyServeCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Serve orders: log them and take what was poured off your bar.",
        discussion: "$ dimo party serve 3")

    @Argument(help: "The IDs of orders, as dimo party orders shows them.")
    var ids: [String]

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var global: GlobalOptions

    @MainActor
    func run() async throws {
        let store = try await CommandContainer.openStoreToWrite(global)
        let orders = try await store.parties.orders(of: store.profile)
        var wanted: [PartyOrder] = []
        for id in ids {
            guard let order = orders.first(where: { $0.id.rawValue == id }) else {
                throw CommandFailure(message: store.strings("shell.error.order", id))
            }
            if !wanted.contains(order) { wanted.append(order) }
        }
        let open = wanted.filter { !$0.isDone }
        for order in open { try await store.serveOrder(order) }
        ChangeReport(
            "served", open.map(\.id.rawValue), unchanged: wanted.filter(\.isDone).map(\.id.rawValue), store.strings
        ).print(json: json)
    }
}

private enum OrderDocument {
    static func json(_ order: PartyOrder, _ name: LocalizedText?) -> JSONValue {
        .object([
            ("id", .string(order.id.rawValue)), ("drink", .string(order.drink.rawValue)),
            ("name_en", .optional(name?.english)), ("name_ko", .optional(name?.korean)),
            ("guest", .string(order.name)), ("note", .string(order.note)), ("done", .bool(order.isDone)),
            ("served", .optional(order.servedAt.map { UTCTime.text($0) })),
        ])
    }

    static func columns(_ order: PartyOrder, _ name: LocalizedText?, _ language: Language) -> [String] {
        [
            order.id.rawValue, order.isDone ? "x" : "-", order.drink.rawValue, name?[language] ?? "", order.name,
            order.note,
        ]
    }
}
