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

    /// Fails for a database that cannot be used, and for an unknown id, and suggests the nearest.
    static func checkExists(_ route: Route, _ container: AppDIContainer) async throws {
        guard let (kind, id) = route.subject else {
            _ = try await CommandContainer.openStore(container)
            return
        }
        switch kind {
        case "compare":
            let lookup = CommandLookup(try await CommandContainer.openStore(container))
            for id in id.split(separator: ",") { _ = try await lookup.drink(String(id)) }
        case "drink", "edit", "make", "sum":
            guard route.text != "edit:new" else { return }
            _ = try await CommandLookup(CommandContainer.openStore(container)).drink(id)
        case "ingredient", "brand":
            _ = try await CommandLookup(CommandContainer.openStore(container)).ingredient(id)
        default:
            let store = try await CommandContainer.openStore(container)
            guard let message = try await missing(kind, id, in: store) else { return }
            throw CommandFailure(message: message)
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
        case "run", "work":
            guard try await community.works.page(of: Identifier(id), for: store.reader()) == nil else { return nil }
            return strings("shell.error.find", strings("shell.error.work", id), "dimo search")
        case "character", "dig", "result":
            guard try await community.characters.character(Identifier(id), for: store.reader()) == nil else {
                return nil
            }
            return strings("shell.error.find", strings("shell.error.character", id), "dimo dig search")
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
