import ArgumentParser
import DimoApp
import Domain

struct PartyOrderCommand: WritingCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "order", abstract: "Order a drink for a guest.",
        discussion: "$ dimo party order negroni --guest Mina --note \"no ice\"")

    @Argument(help: "The drink's ID or name, such as negroni.", completion: Completions.drink)
    var drink: String

    @Option(help: "The guest's name.")
    var guest: String?

    @Option(help: "A note.")
    var note: String?

    @OptionGroup var output: OutputOptions

    func run(_ store: CommandStore) async throws {
        let drink = try await CommandLookup(store).drink(drink)
        let order = try await store.parties.add(drink.id, name: guest ?? "", note: note ?? "", of: store.profile)
        if json { return printJSON(OrderDocument.members(order, drink.name)) }
        Shell.print(store.strings("shell.ordered", drink.id.rawValue, order.id.rawValue) + "\n")
    }
}

struct PartyOrdersCommand: ReadingCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "orders", abstract: "List the orders, open ones first.", discussion: "$ dimo party orders")

    @OptionGroup var output: OutputOptions

    func run(_ store: CommandStore) async throws {
        let orders = try await store.parties.orders(of: store.profile)
        let names = try await store.drinks.names(of: orders.map(\.drink))
        printList(
            orders, members: { OrderDocument.members($0, names[$0.drink]) },
            columns: { OrderDocument.columns($0, names[$0.drink], store.strings.language) })
    }
}

struct PartyServeCommand: WritingCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Serve orders: log the drinks and subtract what was poured from your bar.",
        discussion: "$ dimo party serve 3")

    @Argument(help: "The IDs of orders, as dimo party orders shows them.")
    var ids: [String]

    @OptionGroup var output: OutputOptions

    func run(_ store: CommandStore) async throws {
        let orders = try await store.parties.orders(of: store.profile)
        var wanted: [PartyOrder] = []
        for id in ids {
            guard let order = orders.first(where: { $0.id.rawValue == id }) else {
                throw CommandFailure(store.strings("shell.error.order", id))
            }
            if !wanted.contains(order) { wanted.append(order) }
        }
        let open = wanted.filter { !$0.isDone }
        for order in open { try await store.serveOrder(order) }
        printChange("served", open.map(\.id.rawValue), of: wanted.map(\.id.rawValue), store.strings)
    }
}

private enum OrderDocument {
    static func members(_ order: PartyOrder, _ name: LocalizedText?) -> JSONObject {
        [
            "id": order.id, "drink": order.drink, "name_en": name?.english, "name_ko": name?.korean,
            "guest": order.name, "note": order.note, "done": order.isDone,
            "served": order.servedAt.map { RFC3339.text($0) },
        ]
    }

    static func columns(_ order: PartyOrder, _ name: LocalizedText?, _ language: Language) -> [String] {
        [
            order.id.rawValue, order.isDone ? "x" : "-", order.drink.rawValue, name?[language] ?? "", order.name,
            order.note,
        ]
    }
}
