/// Searches works, characters, drinks, ingredients and members, best first; caches the names of drinks and ingredients.
package struct SearchEverything: Sendable {
    private let search: any SearchRepository
    private let drinks: any DrinkRepository
    private let ingredients: any IngredientRepository
    private let language: Language
    private let cache: NameCache

    /// - Parameter language: orders equal matches.
    package init(
        search: any SearchRepository, drinks: any DrinkRepository, ingredients: any IngredientRepository,
        language: Language
    ) {
        self.search = search
        self.drinks = drinks
        self.ingredients = ingredients
        self.language = language
        cache = NameCache(drinks: drinks, ingredients: ingredients, language: language)
    }

    /// Returns a search that reads the names of drinks and ingredients again.
    package func opened() -> SearchEverything {
        SearchEverything(search: search, drinks: drinks, ingredients: ingredients, language: language)
    }

    /// Reads the names of drinks and ingredients, so that the first key does not wait for them.
    package func prepare() async throws { _ = try await cache.names() }

    /// The best hits for a text, in the other keyboard layout if nothing matches; none without letters or digits.
    package func callAsFunction(_ text: String, for viewer: Viewer, limit: Int) async throws -> SearchAnswer {
        try await KeyboardLayout.answer(to: text, limit: limit) {
            try await answer(to: $0, for: viewer, limit: limit, as: $1)
        }
    }

    private func answer(
        to text: String, for viewer: Viewer, limit: Int, as mode: SearchMode
    ) async throws -> SearchAnswer {
        guard text.utf8.count <= Self.longest else { return SearchAnswer() }
        let folded = Folding.folded(text)
        guard !folded.isEmpty, limit > 0 else { return SearchAnswer() }
        let names = try await cache.names()
        let found = try await search.worksAndCharacters(
            matching: text, SearchFilter(), for: viewer, limit: limit, as: mode)
        let onlyWhole = mode == .retypedWhole
        var rows = found.rows
        let poured = try await drinkRows(text, folded, names.drinks)
        rows += poured
        if !onlyWhole, poured.isEmpty, rows.count(where: { $0.quality < .typo }) < Self.enough {
            rows += names.drinks.names.rows(near: folded)
        }
        let bottled = try await ingredientRows(text, folded, names.ingredients)
        rows += bottled
        // Bottles carry names of people and places, so they count only if nothing else matches exactly.
        if !onlyWhole, !rows.contains(where: { $0.quality < .typo }) {
            rows += names.ingredients.names.rows(near: folded)
        }
        if !onlyWhole { rows += try await search.members(matching: text, for: viewer, limit: limit, as: mode) }
        rows.sort { $0.precedes($1) }
        if rows.count(where: { $0.quality < .typo }) >= Self.enough { rows.removeAll { $0.quality == .typo } }
        return SearchAnswer(
            rows: Array(Self.withRepeatedNamesLast(rows).prefix(limit)), hasMore: found.hasMore || rows.count > limit)
    }

    /// Moves characters whose name is already listed behind all other equally good matches: the hero of eight films
    /// leaves room for the films, but precedes names that only contain the text.
    private static func withRepeatedNamesLast(_ rows: [FoundRow]) -> [FoundRow] {
        var seen: Set<String> = []
        let isRepeated = rows.map { row in
            if case .character(let character) = row.hit { !seen.insert(character.name.english).inserted } else { false }
        }
        func part(_ qualities: Range<SearchQuality>) -> [FoundRow] {
            let part = zip(rows, isRepeated).filter { qualities.contains($0.0.quality) }
            return part.filter { !$0.1 }.map(\.0) + part.filter(\.1).map(\.0)
        }
        return part(.exact..<SearchQuality.fact) + part(.fact..<SearchQuality.typo)
            + rows.filter { $0.quality == .typo }
    }

    /// The longest text to search, in bytes; no title or name is longer.
    package static let longest = 2_000
    /// With this many matches without typing mistakes, those with mistakes are dropped.
    package static let enough = 5
    /// The most drinks and ingredients to compare; only very short texts have more.
    private static let most = 300

    private func drinkRows(
        _ text: String, _ folded: String, _ cache: NameCache.Names
    ) async throws -> [FoundRow] {
        if cache.isComplete {
            let words = SearchableName.words(text)
            return cache.names.compactMap { $0.row(for: folded, words: words) }
        }
        let positions = try await drinks.positions(matching: text, by: language).prefix(Self.most)
        let found = try await drinks.drinks(at: positions, by: language).map(\.drink)
        let aliases = try await drinks.aliases(of: found.map(\.id))
        return found.compactMap { drink in
            CatalogueName(.drink(drink), drink.name, aliases: aliases[drink.id] ?? [], isFound: true).row(for: folded)
        }
    }

    private func ingredientRows(
        _ text: String, _ folded: String, _ cache: NameCache.Names
    ) async throws -> [FoundRow] {
        if cache.isComplete {
            let words = SearchableName.words(text)
            return cache.names.compactMap { $0.row(for: folded, words: words) }
        }
        let found = try await ingredients.ingredients(matching: text, by: language, limit: Self.most)
        return found.compactMap { ingredient in
            CatalogueName(
                .ingredient(ingredient.id, ingredient.name), ingredient.name, aliases: ingredient.aliases,
                isFound: true,
                isBrand: ingredient.isBrand
            ).row(for: folded)
        }
    }
}

package struct SearchFilter: Hashable, Sendable {
    /// Only characters of this type, as on the shelves. Those the viewer has not dug become "someone in WORK".
    package var type: MBTI?
    /// Only works of this genre, and characters of such works.
    package var genre: Identifier<Genre>?
    package var kind: WorkKind?
    package var isUndugOnly: Bool

    package init(
        type: MBTI? = nil, genre: Identifier<Genre>? = nil, kind: WorkKind? = nil, isUndugOnly: Bool = false
    ) {
        self.type = type
        self.genre = genre
        self.kind = kind
        self.isUndugOnly = isUndugOnly
    }

    package var isEmpty: Bool { self == SearchFilter() }
}
