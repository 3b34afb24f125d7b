import DimoApp
import Domain

/// Finds things by ids or names on the command line; for an unknown one, the error suggests the nearest.
struct CommandLookup {
    /// The most characters of a name or an id; none has as many.
    private static let longest = 200

    private let store: CommandStore

    init(_ store: CommandStore) {
        self.store = store
    }

    /// - Throws: `CommandFailure` for a text longer than any name, before anything is compared with it.
    func check(_ text: String) throws {
        guard text.utf8.count > Self.longest, text.count > Self.longest else { return }
        throw CommandFailure(
            message: store.strings("shell.error.long-name", String(Self.longest)), status: Shell.usage)
    }

    func drink(_ text: String) async throws -> Drink {
        try check(text)
        if let drink = try await store.drinks.drink(Identifier(text)) { return drink }
        let names = Set([text, KeyboardLayout.retyped(text)].compactMap { $0.map { Folding.folded($0) } })
        let all = try await store.drinks.named(atMost: Int.max)
        let named = all.filter { drink in
            ([drink.summary.name.english, drink.summary.name.korean] + drink.aliases)
                .contains { names.contains(Folding.folded($0)) }
        }
        let language = store.strings.language
        let only = try only(of: named, named: text) { "\($0.summary.id.rawValue) (\($0.summary.name[language]))" }
        if let only, let drink = try await store.drinks.drink(only.summary.id) { return drink }
        throw failure("shell.error.drink", text, among: all.map(\.summary.id.rawValue))
    }

    /// Returns what a name means; nil if there is none.
    ///
    /// - Throws: `CommandFailure` with the candidates if there are several.
    func only<Value>(of found: [Value], named name: String, describe: (Value) -> String) throws -> Value? {
        guard found.count > 1 else { return found.first }
        let list = found.map(describe).joined(separator: ", ")
        throw CommandFailure(message: store.strings("shell.error.ambiguous", name, list), status: Shell.usage)
    }

    func ingredient(_ id: String) async throws -> Ingredient {
        try check(id)
        if let ingredient = try await store.ingredients.ingredient(Identifier(id)) { return ingredient }
        let known = try await store.knownNames()
        let resolver = known.resolver
        if let match = resolver.match(id), let found = try await store.ingredients.ingredient(match.ingredient) {
            return found
        }
        if let near = resolver.suggestions(for: id, limit: 1, isTyped: true).first {
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
