/// Searches works, characters, drinks, ingredients and members at once, best first.
package struct SearchEverything: Sendable {
    private let search: any SearchRepository
    private let drinks: any DrinkRepository
    private let ingredients: any IngredientRepository
    private let language: Language
    /// Cached names while the search is open; nil for a single search.
    private var cache: NameCache?

    /// - Parameter language: the language of the order among equals.
    package init(
        search: any SearchRepository, drinks: any DrinkRepository, ingredients: any IngredientRepository,
        language: Language
    ) {
        self.search = search
        self.drinks = drinks
        self.ingredients = ingredients
        self.language = language
    }

    /// A search to use while someone types: it caches the names of drinks and ingredients.
    package func opened() -> SearchEverything {
        var open = self
        open.cache = NameCache(drinks: drinks, ingredients: ingredients, language: language)
        return open
    }

    /// Fills the cache, so that the first letter does not wait for it.
    package func prepare() async throws {
        _ = try await cache?.names()
    }

    /// The best hits for a text. Nothing for a text without letters or digits.
    package func callAsFunction(_ text: String, for reader: Reader, limit: Int) async throws -> SearchAnswer {
        guard text.utf8.count <= Self.longest else { return SearchAnswer() }
        let folded = Folding.folded(text)
        guard !folded.isEmpty, limit > 0 else { return SearchAnswer() }
        let names = try await cache?.names()
        let found = try await search.worksAndCharacters(
            matching: text, SearchFilter(), for: reader, limit: limit)
        var rows = found.rows
        let poured = try await drinkRows(text, folded, names?.drinks)
        rows += poured
        if poured.isEmpty, rows.count(where: { $0.quality < .typo }) < Self.enough {
            rows += try await nearDrinks(folded, names?.drinks.names)
        }
        let bottled = try await ingredientRows(text, folded, names?.ingredients)
        rows += bottled
        // Bottles have names of people and places: only where nothing at all is called so.
        if !rows.contains(where: { $0.quality < .typo }) {
            rows += try await nearIngredients(folded, names?.ingredients.names)
        }
        rows += try await search.members(matching: text, for: reader, limit: limit)
        rows.sort { $0.precedes($1) }
        // Typing mistakes are only forgiven if there is hardly any other match.
        if rows.count(where: { $0.quality < .typo }) >= Self.enough { rows.removeAll { $0.quality == .typo } }
        return SearchAnswer(rows: Array(rows.prefix(limit)), hasMore: found.hasMore || rows.count > limit)
    }

    /// Bytes of the longest text that is searched. No title and no name has so many.
    package static let longest = 2_000
    /// With this many exact matches, typing mistakes are not forgiven.
    package static let enough = 5
    /// The most drinks and ingredients to compare; only a text too short to mean one has more.
    private static let most = 300
    /// The largest range of drinks to read at once, including those in between.
    private static let piece = 500

    /// If all names are cached, the cache alone answers.
    private func drinkRows(
        _ text: String, _ folded: String, _ cache: NameCache.Names?
    ) async throws -> [FoundRow] {
        if let cache, cache.isComplete { return cache.names.compactMap { $0.row(for: folded) } }
        var rest = try await drinks.positions(matching: text, by: language).prefix(Self.most)
        var found: [DrinkSummary] = []
        while let first = rest.first {
            // Drinks close together are read at once.
            let piece = rest.prefix { $0 < first + Self.piece }
            let page = try await drinks.drinks(in: first..<(piece.last ?? first) + 1, by: language)
            found += piece.compactMap { page.indices.contains($0 - first) ? page[$0 - first] : nil }
            rest = rest.dropFirst(piece.count)
        }
        // Each of them matches: if not by name, then by an alias.
        return found.compactMap { drink in
            CatalogueName(.drink(drink), drink.name, aliases: [folded]).row(for: folded)
        }
    }

    /// Drinks with a name near the text; only among the first by name, since there is no index for these.
    private func nearDrinks(_ folded: String, _ cache: [CatalogueName]?) async throws -> [FoundRow] {
        var near = cache ?? []
        if cache == nil { near = try await drinks.named(atMost: NameCache.most).map { CatalogueName($0) } }
        return near.rows(near: folded)
    }

    /// The same for ingredients.
    private func nearIngredients(_ folded: String, _ cache: [CatalogueName]?) async throws -> [FoundRow] {
        var near = cache ?? []
        if cache == nil {
            near = try await ingredients.ingredients(matching: "", by: language, limit: NameCache.most)
                .map { CatalogueName($0) }
        }
        return near.rows(near: folded)
    }

    private func ingredientRows(
        _ text: String, _ folded: String, _ cache: NameCache.Names?
    ) async throws -> [FoundRow] {
        if let cache, cache.isComplete { return cache.names.compactMap { $0.row(for: folded) } }
        let found = try await ingredients.ingredients(matching: text, by: language, limit: Self.most)
        return found.compactMap { ingredient in
            CatalogueName(.ingredient(ingredient.id, ingredient.name), ingredient.name, aliases: [folded])
                .row(for: folded)
        }
    }
}
