import ArgumentParser
import DimoApp
import Domain

@MainActor
enum CommandRoute {
    /// Parses a route; an unknown one is a usage error.
    static func checked(_ text: String) throws -> Route {
        do {
            return try Route(text)
        } catch {
            let message = Words.text("shell.error.route", error.text)
            throw CommandFailure(
                message: Words.text(message, near: error.nearest, list: "dimo open --help"), status: Shell.usage)
        }
    }

    /// Parses a route whose ID may be a name. Fails for a database that cannot be used, and for what does not exist,
    /// and suggests the nearest.
    static func found(_ text: String, _ container: AppDIContainer) async throws -> Route {
        let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
        guard parts.count == 2, Route.kinds.contains(parts[0]), text != "edit:new" else {
            let route = try checked(text)
            _ = try await CommandContainer.openStore(container)
            return route
        }
        let store = try await CommandContainer.openStore(container)
        let id = try await id(parts[0], parts[1], CommandLookup(store))
        let route = try checked("\(parts[0]):\(id)")
        if let message = try await missing(parts[0], id, in: store) { throw CommandFailure(message: message) }
        return route
    }

    private static func id(_ kind: String, _ text: String, _ lookup: CommandLookup) async throws -> String {
        switch kind {
        case "compare":
            var ids: [String] = []
            for name in text.split(separator: ",") { ids.append(try await lookup.drink(String(name)).id.rawValue) }
            return ids.joined(separator: ",")
        case "drink", "edit", "make", "sum": return try await lookup.drink(text).id.rawValue
        case "ingredient", "brand": return try await lookup.ingredient(text).id.rawValue
        case "run", "work": return try await lookup.work(text).rawValue
        case "character", "dig", "result":
            return try await lookup.character(text, isRevealed: false).id.rawValue
        default: return text
        }
    }

    /// The message about an unknown id; nil if it exists, or the kind has no ids of its own.
    private static func missing(_ kind: String, _ id: String, in store: CommandStore) async throws -> String? {
        let community = store.community
        let strings = store.strings
        switch kind {
        case "glass":
            return try await store.drinks.glass(Identifier(id)) == nil ? strings("shell.error.glass", id) : nil
        case "tool":
            return try await store.drinks.tools([Identifier(id)]).isEmpty ? strings("shell.error.tool", id) : nil
        case "review":
            return try await community.reviews.review(Identifier(id), for: store.reader()) == nil
                ? strings("shell.error.review", id) : nil
        case "city", "forecast":
            return try await store.city(Identifier(id)) == nil ? strings("shell.error.city", id) : nil
        case "member":
            return try await community.momentum.member(Identifier(id)) == nil ? strings("shell.error.member", id) : nil
        default: return nil
        }
    }
}

struct OpenCommand: ParsableCommand, FullScreenCommand {
    static let configuration = CommandConfiguration(
        commandName: "open", abstract: "Start at a route, such as drinks, bar/makeable or drink:negroni.",
        discussion: """
            $ dimo open bar/makeable
            $ dimo open drink:negroni
            Routes:
              \(Route.named.map(\.name).joined(separator: ", "))
            Routes with an ID after the colon:
              \(Route.kinds.map { "\($0):" }.joined(separator: ", "))
            """)

    @Argument(help: "The route.", completion: Completions.route)
    var route: String

    @OptionGroup var global: GlobalOptions

    @MainActor
    func start() -> Never {
        do {
            FullScreen.run(global.start, route: try CommandRoute.checked(route))
        } catch let failure as CommandFailure {
            Shell.fail(failure.message, status: failure.status)
        } catch {
            Shell.fail("\(error)")
        }
    }
}
