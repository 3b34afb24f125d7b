import ArgumentParser
import DimoApp
import Domain
import NcursesDriver

@MainActor
enum CommandRoute {
    /// Parses a route; an unknown one is a usage error.
    static func checked(_ text: String) throws -> Route {
        do { return try Route(text) } catch { throw unknown(error, near: error.nearest) }
    }

    /// Finds a route for the full screen and closes the store again; the full screen explains a failure to open it.
    static func opened(_ text: String, _ global: GlobalOptions) async throws -> Route {
        let container = try CommandContainer.make(checking: global.launch)
        do {
            let store: CommandStore
            do { store = try await CommandContainer.openStore(container) } catch {
                guard let route = try? Route(text) else { throw error }
                return route
            }
            let route = try await found(text, in: store)
            await CommandContainer.finish()
            return route
        } catch let failure as CommandFailure {
            throw failure
        } catch {
            throw CommandFailure(container.describe(error))
        }
    }

    /// Finds the route for a text as `found(_:in:)` does. Fails for a database that cannot be used.
    static func found(_ text: String, _ container: AppDIContainer) async throws -> Route {
        try await found(text, in: CommandContainer.openStore(container))
    }

    /// Parses a route whose ID may be a name, or finds a page by name. Fails for unknown ones, suggesting the nearest.
    private static func found(_ text: String, in store: CommandStore) async throws -> Route {
        let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
        guard parts.count == 2, Route.kinds.contains(parts[0]), text != "edit:new" else {
            do { return try Route(text) } catch { return try await page(error, in: store) }
        }
        let id = try await id(parts[0], parts[1], CommandLookup(store))
        let route = try checked("\(parts[0]):\(id)")
        if let message = try await missing(parts[0], id, in: store) { throw CommandFailure(message) }
        return route
    }

    /// Finds the page of what a text names that is no route.
    private static func page(_ error: UnknownRoute, in store: CommandStore) async throws -> Route {
        let lookup = CommandLookup(store)
        let pages = try await lookup.pages(named: error.text)
        let only = try lookup.only(of: pages.filter(\.isExact), named: error.text) { "\($0.route) (\($0.title))" }
        if let only { return try checked(only.route) }
        if let named = Route(named: error.text, in: store.strings) { return named }
        throw unknown(error, near: error.nearest.isEmpty ? pages.prefix(1).map(\.route) : error.nearest)
    }

    private static func unknown(_ error: UnknownRoute, near: [String]) -> CommandFailure {
        let message = Words.text("shell.error.route", error.text)
        return CommandFailure.usage(Words.text(message, near: near, list: "dimo open --help"))
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
        case "list": return try await lookup.list(text).name
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
            return try await community.reviews.review(Identifier(id), for: store.viewer()) == nil
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
        commandName: "open", abstract: "Start at a route or a name, such as bar/makeable, drink:negroni or howl.",
        discussion: """
            $ dimo open bar/makeable
            $ dimo open drink:negroni
            $ dimo open howl
            Routes:
              \(Route.named.map(\.name).joined(separator: ", "))
            Routes with an ID or a name after the colon:
              \(Route.kinds.map { "\($0):" }.joined(separator: ", "))
            """)

    @Argument(
        help: "The route, or the name of a work, character, drink or ingredient.", completion: Completions.route)
    var route: String

    @OptionGroup var global: GlobalOptions

    /// Opens the store only for a text that may be a name, so that any other start shows its first frame at once.
    @MainActor
    func start() -> Never {
        let folder = global.start.launch.dataDirectory
        if let known = Route.atOnce(route, dataDirectory: folder, environment: Shell.variable) {
            FullScreen.run(global.start, route: known)
        }
        do {
            FullScreen.run(global.start, route: try MainQueue.run { try await CommandRoute.opened(route, global) })
        } catch let failure as CommandFailure {
            Shell.fail(failure.message, status: failure.status)
        } catch {
            Shell.fail("\(error)")
        }
    }
}
