import DimoApp
import Domain

/// Finds things by ids or names on the command line; for an unknown one, the error suggests the nearest.
struct CommandLookup {
    /// A number of characters that no name or id reaches.
    private static let longest = 200

    private let store: CommandStore
    private var strings: Strings { store.strings }

    init(_ store: CommandStore) {
        self.store = store
    }

    /// - Throws: `CommandFailure` for a text longer than any name, before anything is compared with it.
    func check(_ text: String) throws {
        guard text.utf8.count > Self.longest, text.count > Self.longest else { return }
        throw CommandFailure.usage(strings("shell.error.long-name", String(Self.longest)))
    }

    func drink(_ text: String) async throws -> Drink {
        try check(text)
        if let drink = try await store.drinks.drink(Identifier(text)) { return drink }
        let all = try await store.drinks.named(atMost: Int.max)
        let only = try only(of: Self.drinks(named: text, among: all), named: text) {
            "\($0.summary.id.rawValue) (\($0.summary.name[strings.language]))"
        }
        if let only, let drink = try await store.drinks.drink(only.summary.id) { return drink }
        // A name of three characters would be near every short text.
        let texts = all.flatMap { drink -> [(text: String, id: String)] in
            let id = drink.summary.id.rawValue
            return [(id, id)] + Self.spellings(of: drink).filter { $0.count > 3 }.map { ($0, id) }
        }
        let nearest = Nearest.text(like: text, among: texts.map(\.text))
        var near = texts.first { $0.text == nearest }?.id
        if near == nil { near = try await foundDrink(text) }
        throw failure("shell.error.drink", text, near: near)
    }

    private static func spellings(of drink: NamedDrink) -> [String] {
        [drink.summary.name.english, drink.summary.name.korean] + drink.aliases
    }

    /// The drinks with a whole name, also one typed in the other keyboard layout.
    private static func drinks(named text: String, among all: [NamedDrink]) -> [NamedDrink] {
        let names = Set([text, KeyboardLayout.retyped(text)].compactMap { $0.map { Folding.folded($0) } })
        return all.filter { spellings(of: $0).contains { names.contains(Folding.folded($0)) } }
    }

    /// The drink that a search for part of a name finds first.
    private func foundDrink(_ text: String) async throws -> String? {
        for row in try await found(text) where row.quality < .typo {
            if case .drink(let drink) = row.hit { return drink.id.rawValue }
        }
        return nil
    }

    private func found(_ text: String) async throws -> [FoundRow] {
        let search = SearchEverything(
            search: store.community.search, drinks: store.drinks, ingredients: store.ingredients,
            language: strings.language)
        return try await search(text, for: store.viewer(), limit: 20).rows
    }

    /// Returns what a name means; nil if there is none. Throws `CommandFailure` with the candidates if several.
    func only<Value>(of found: [Value], named name: String, describe: (Value) -> String) throws -> Value? {
        guard found.count > 1 else { return found.first }
        let list = found.map(describe).joined(separator: ", ")
        throw CommandFailure.usage(strings("shell.error.ambiguous", name, list))
    }

    func ingredient(_ id: String) async throws -> Ingredient {
        guard let found = try await ingredient(near: id) else {
            throw CommandFailure(strings("shell.error.ingredient", id))
        }
        return found
    }

    /// Returns nil for a text that is near no ingredient. Throws `CommandFailure` for one that is near some, or a drink.
    func ingredient(near id: String) async throws -> Ingredient? {
        try check(id)
        if let ingredient = try await store.ingredients.ingredient(Identifier(id)) { return ingredient }
        let known = try await store.knownNames()
        let resolver = known.resolver
        let match = resolver.match(id) ?? KeyboardLayout.retyped(id).flatMap { resolver.match($0) }
        if let match, let found = try await store.ingredients.ingredient(match.ingredient) {
            return found
        }
        let near = resolver.suggestions(for: id, isTyped: true).map(\.rawValue)
        if !near.isEmpty { throw failure("shell.error.ingredient", id, near: near.joined(separator: ", ")) }
        if let drink = Self.drinks(named: id, among: try await store.drinks.named(atMost: Int.max)).first {
            throw CommandFailure(strings("shell.error.is-drink", id, drink.summary.id.rawValue))
        }
        guard let nearest = Nearest.text(like: id, among: known.ingredients.map(\.id.rawValue)) else { return nil }
        throw failure("shell.error.ingredient", id, near: nearest)
    }

    func character(_ text: String, isRevealed: Bool) async throws -> CharacterSummary {
        try check(text)
        let viewer = store.viewer(isRevealed: isRevealed)
        let characters = store.community.characters
        if let found = try await characters.character(Identifier(text), for: viewer) { return found }
        let rows = try await store.community.search.worksAndCharacters(
            typed: text.replacing("-", with: " "), for: viewer, limit: 20
        ).rows.compactMap { row -> (found: CharacterSummary, isNamed: Bool)? in
            if case .character(let found) = row.hit { (found, row.quality == .exact) } else { nil }
        }
        // The search has fetched what others published.
        if let found = try await characters.character(Identifier(text), for: viewer) { return found }
        let only = try only(of: rows.filter(\.isNamed).map(\.found), named: text) {
            "\($0.id.rawValue) (\($0.work.title[strings.language]))"
        }
        if let only { return only }
        throw failure("shell.error.character", text, near: rows.first?.found.id.rawValue, list: "dimo dig search")
    }

    func work(_ text: String) async throws -> Identifier<Work> {
        let viewer = store.viewer(isRevealed: true)
        let works = store.community.works
        if let page = try await works.page(of: Identifier(text), for: viewer) { return page.work.id }
        let rows = try await store.community.search.worksAndCharacters(typed: text, for: viewer, limit: 20)
            .rows.compactMap { row -> (found: WorkReference, isNamed: Bool)? in
                if case .work(let found) = row.hit { (found.work, row.quality == .exact) } else { nil }
            }
        // The search has fetched what others published.
        if let page = try await works.page(of: Identifier(text), for: viewer) { return page.work.id }
        let only = try only(of: rows.filter(\.isNamed).map(\.found), named: text) {
            "\($0.id.rawValue) (\($0.titled(strings.language)))"
        }
        if let only { return only.id }
        throw failure("shell.error.work", text, near: rows.first?.found.id.rawValue, list: "dimo work list")
    }

    /// - Throws: `CommandFailure` if the member has no list with the name.
    func list(_ name: String) async throws -> WorkList {
        let lists = try await store.community.marks.lists(of: store.profile, containing: nil)
        if let found = lists.first(where: { Folding.folded($0.name) == Folding.folded(name) }) { return found }
        throw CommandFailure(strings("shell.error.no-list", name))
    }

    /// A page that a text may mean.
    struct NamedPage {
        let route: String
        let title: String
        /// Whether the text is its whole ID or name.
        let isExact: Bool
    }

    /// Finds the pages that a text may mean by ID, else by name without typing mistakes, best first.
    func pages(named text: String) async throws -> [NamedPage] {
        try check(text)
        let known = try await pages(withID: text)
        guard known.isEmpty else { return known }
        let rows = try await found(text).filter { $0.quality < .typo }
        // The search has fetched what others published.
        let fetched = try await pages(withID: text)
        return fetched.isEmpty ? pages(of: rows.map { ($0.hit, $0.quality == .exact) }) : fetched
    }

    private func pages(withID text: String) async throws -> [NamedPage] {
        let viewer = store.viewer()
        let works = try await store.community.works.works([Identifier(text)], for: viewer)
        let characters = try await store.community.characters.characters([Identifier(text)], for: viewer)
        let drinks = try await store.drinks.drinks(with: [Identifier(text)])
        let ingredient = try await store.ingredients.ingredient(Identifier(text))
        var hits = works.map { SearchHit.work($0) }
        hits += characters.map { SearchHit.character($0) }
        hits += drinks.map { SearchHit.drink($0) }
        if let ingredient { hits.append(.ingredient(ingredient.id, ingredient.name)) }
        return pages(of: hits.map { ($0, true) })
    }

    /// Leaves out the characters of a work that the text itself names.
    private func pages(of hits: [(hit: SearchHit, isExact: Bool)]) -> [NamedPage] {
        let works = hits.compactMap { hit, isExact -> Identifier<Work>? in
            if case .work(let found) = hit, isExact { found.id } else { nil }
        }
        return hits.compactMap { hit, isExact in
            if case .character(let found) = hit, works.contains(found.work.id) { return nil }
            return page(of: hit, isExact: isExact)
        }
    }

    private func page(of hit: SearchHit, isExact: Bool) -> NamedPage? {
        let (entry, language) = (FoundEntry(hit), strings.language)
        guard let route = entry.route else { return nil }
        let work: WorkReference? = if case .work(let found) = hit { found.work } else { entry.work }
        return NamedPage(route: route, title: work?.titled(language) ?? entry.name[language], isExact: isExact)
    }

    /// A local member by ID; `local` is the local profile.
    func member(_ id: String) async throws -> Account {
        let accounts = store.accounts.accounts
        let found =
            id == Profile.localID.rawValue
            ? try await accounts.account(of: Profile.localID) : try await accounts.account(named: AccountInput.name(id))
        guard let found else { throw CommandFailure(strings("shell.error.account", id)) }
        return found
    }

    /// - Throws: `CommandFailure` if the member has no recipe for it.
    func houseRecipe(_ text: String) async throws -> HouseRecipe {
        let recipes = try await store.house.houseRecipes(of: store.profile)
        // A recipe can be reached even if the catalogue no longer has what it makes.
        if let recipe = recipes.first(where: { $0.ingredient.rawValue == text }) { return recipe }
        let ingredient = try await ingredient(text)
        if let recipe = recipes.first(where: { $0.ingredient == ingredient.id }) { return recipe }
        throw CommandFailure(strings("shell.error.house", ingredient.name[strings.language]))
    }

    /// - Parameter list: the command that lists all, named if nothing is near.
    private func failure(_ key: String, _ id: String, near: String?, list: String? = nil) -> CommandFailure {
        let missing = strings(key, id)
        if let near { return CommandFailure(strings("shell.error.near", missing, near)) }
        return CommandFailure(list.map { strings("shell.error.find", missing, $0) } ?? missing)
    }
}
