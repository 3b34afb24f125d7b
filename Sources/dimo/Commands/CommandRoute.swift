internal import DimoApp
internal import Domain

/// Routes on the command line.
@MainActor
enum CommandRoute {
    /// Reads a route; an unknown one is wrong usage.
    static func checked(_ text: String) throws -> Route {
        do {
            return try Route(text)
        } catch {
            throw CommandFailure(message: error.description, status: Shell.usage)
        }
    }

    /// Complains about an id that nothing has, with the nearest one.
    static func checkExists(_ route: Route, _ container: AppDIContainer) async throws {
        switch route {
        case .tab, .makeable, .oneAway, .buyNext, .bar, .drinkSection, .triedPicker, .base, .settings, .technique,
            .transfer, .own, .ownIngredients, .newRecipe, .collections, .collection:
            return
        case .compare(let left, let right):
            let lookup = CommandLookup(try await CommandContainer.openStore(container))
            for id in [left, right] { _ = try await lookup.drink(id.rawValue) }
        case .drink(let id), .editRecipe(let id), .make(let id):
            _ = try await CommandLookup(CommandContainer.openStore(container)).drink(id.rawValue)
        case .ingredient(let id):
            _ = try await CommandLookup(CommandContainer.openStore(container)).ingredient(id.rawValue)
        case .glass(let id):
            let store = try await CommandContainer.openStore(container)
            if try await store.drinks.glass(id) == nil {
                throw CommandFailure(message: store.strings("shell.error.glass", id.rawValue))
            }
        case .tool(let id):
            let store = try await CommandContainer.openStore(container)
            if try await store.drinks.tools([id]).isEmpty {
                throw CommandFailure(message: store.strings("shell.error.tool", id.rawValue))
            }
        case .community(let route): try await checkCommunity(route, container)
        case .weather:
            guard let id = route.city else { return }
            let store = try await CommandContainer.openStore(container)
            if try await store.city(id) == nil {
                throw CommandFailure(message: store.strings("shell.error.city", id.rawValue))
            }
        }
    }

    private static func checkCommunity(_ route: CommunityRoute, _ container: AppDIContainer) async throws {
        switch route {
        case .work(let id):
            let store = try await CommandContainer.openStore(container)
            if try await store.community.works.page(of: id, for: .guest) == nil {
                throw CommandFailure(
                    message: store.strings(
                        "shell.error.find", store.strings("shell.error.work", id.rawValue), "dimo search"))
            }
        case .character(let id), .dig(let id), .result(let id):
            let store = try await CommandContainer.openStore(container)
            if try await store.community.characters.character(id, for: .guest) == nil {
                throw CommandFailure(
                    message: store.strings(
                        "shell.error.find", store.strings("shell.error.character", id.rawValue), "dimo dig search"))
            }
        case .review(let id):
            let store = try await CommandContainer.openStore(container)
            if try await store.community.reviews.review(id, for: .guest) == nil {
                throw CommandFailure(message: store.strings("shell.error.review", id.rawValue))
            }
        case .member(let id):
            let store = try await CommandContainer.openStore(container)
            if try await store.community.momentum.member(id) == nil {
                throw CommandFailure(message: store.strings("shell.error.member", id.rawValue))
            }
        case .shelf, .inbox, .ownWorks, .requests, .hidden, .random, .hot, .search, .list, .calendar: break
        }
    }
}
