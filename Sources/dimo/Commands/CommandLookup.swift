import DimoApp
import Domain

/// Finds things by ids and names on the command line; for an unknown one, the error suggests the nearest.
struct CommandLookup {
    private let store: CommandStore

    init(_ store: CommandStore) {
        self.store = store
    }

    func drink(_ id: String) async throws -> Drink {
        if let drink = try await store.drinks.drink(Identifier(id)) { return drink }
        let all = try await store.drinks.drinks(in: 0..<Int.max, by: .english).map(\.id.rawValue)
        throw failure("shell.error.drink", id, among: all)
    }

    func ingredient(_ id: String) async throws -> Ingredient {
        if let ingredient = try await store.ingredients.ingredient(Identifier(id)) { return ingredient }
        let known = try await store.knownNames()
        let resolver = known.resolver
        if let match = resolver.match(id), let found = try await store.ingredients.ingredient(match.ingredient) {
            return found
        }
        if let near = resolver.suggestions(for: id, limit: 1).first {
            let message = store.strings("shell.error.ingredient", id)
            throw CommandFailure(message: store.strings("shell.error.near", message, near.rawValue))
        }
        throw failure("shell.error.ingredient", id, among: known.ingredients.map(\.id.rawValue))
    }

    private func failure(_ key: String, _ id: String, among all: [String]) -> CommandFailure {
        let message = store.strings(key, id)
        guard let nearest = Nearest.text(like: id, among: all) else {
            return CommandFailure(message: message)
        }
        return CommandFailure(message: store.strings("shell.error.near", message, nearest))
    }
}
