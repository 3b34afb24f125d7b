/// Searches works, characters, drinks, ingredients and members at once, best first.
public struct SearchEverything: Sendable {
    private let search: any SearchRepository
    private let drinks: any DrinkRepository
    private let ingredients: any IngredientRepository
    private let language: Language
    /// The names a search that stays open compares with; nil for a single one.
    private var held: HeldNames?

    /// Makes the use case.
    /// - Parameters:
    ///   - search: finds works, characters and members.
    ///   - drinks: finds drinks.
    ///   - ingredients: finds ingredients.
    ///   - language: whose order counts among equals.
    public init(
        search: any SearchRepository, drinks: any DrinkRepository, ingredients: any IngredientRepository,
        language: Language
    ) {
        self.search = search
        self.drinks = drinks
        self.ingredients = ingredients
        self.language = language
    }

    /// A search that stays open while somebody types: it holds the names of drinks and ingredients as they are now.
    public func opened() -> SearchEverything {
        var open = self
        open.held = HeldNames(drinks: drinks, ingredients: ingredients, language: language)
        return open
    }

    /// Reads what an open search holds, so that the first letter does not wait for it.
    public func prepare() async throws {
        _ = try await held?.names()
    }

    /// The best hits for a text, at most `limit`. Nothing for a text without letters or digits.
    public func callAsFunction(_ text: String, for reader: Reader, limit: Int) async throws -> SearchAnswer {
        let folded = Folding.folded(text)
        guard !folded.isEmpty, limit > 0 else { return SearchAnswer() }
        let names = try await held?.names()
        let found = try await search.worksAndCharacters(
            matching: text, SearchFilter(), for: reader, limit: limit)
        var rows = found.rows
        let poured = try await drinkRows(text, folded, names?.drinks)
        rows += poured
        if poured.isEmpty, rows.count(where: { $0.quality < .typo }) < Self.enough {
            rows += try await nearDrinks(folded, names?.drinks.names)
        }
        rows += try await ingredientRows(text, folded, names?.ingredients)
        rows += try await search.members(matching: text, limit: limit)
        rows.sort { $0.precedes($1) }
        // A typing mistake is only forgiven where hardly anything answers without one.
        if rows.count(where: { $0.quality < .typo }) >= Self.enough { rows.removeAll { $0.quality == .typo } }
        return SearchAnswer(rows: Array(rows.prefix(limit)), hasMore: found.hasMore || rows.count > limit)
    }

    /// So many answers without a typing mistake are enough.
    public static let enough = 5
    /// So many drinks and ingredients are looked at; more answer only to a text too short to mean one.
    private static let most = 300
    /// Drinks that are read in one piece, those between included.
    private static let piece = 500

    /// What is held answers alone where it is everything.
    private func drinkRows(
        _ text: String, _ folded: String, _ held: HeldNames.Shelf?
    ) async throws -> [FoundRow] {
        if let held, held.isWhole { return held.names.compactMap { $0.row(for: folded) } }
        var rest = try await drinks.positions(matching: text, by: language).prefix(Self.most)
        var found: [DrinkSummary] = []
        while let first = rest.first {
            // Those that stand close together are read in one piece.
            let piece = rest.prefix { $0 < first + Self.piece }
            let page = try await drinks.drinks(in: first..<(piece.last ?? first) + 1, by: language)
            found += piece.compactMap { page.indices.contains($0 - first) ? page[$0 - first] : nil }
            rest = rest.dropFirst(piece.count)
        }
        // Each answers: where the name does not, an alias did.
        return found.compactMap { drink in
            CatalogueName(.drink(drink), drink.name, aliases: [folded]).row(for: folded)
        }
    }

    /// Drinks whose Korean name in letters answers, or whose name does over a typing mistake; of the first by name, since
    /// nothing indexes these.
    private func nearDrinks(_ folded: String, _ held: [CatalogueName]?) async throws -> [FoundRow] {
        guard folded.unicodeScalars.count >= 3 else { return [] }
        let mistakes = TypingMistakes(folded)
        var near = held ?? []
        if held == nil { near = try await drinks.named(atMost: HeldNames.most).map { CatalogueName($0) } }
        return near.compactMap { $0.nearRow(for: folded, mistakes) }
    }

    private func ingredientRows(
        _ text: String, _ folded: String, _ held: HeldNames.Shelf?
    ) async throws -> [FoundRow] {
        if let held, held.isWhole { return held.names.compactMap { $0.row(for: folded) } }
        let found = try await ingredients.ingredients(matching: text, by: language, limit: Self.most)
        return found.compactMap { ingredient in
            CatalogueName(.ingredient(ingredient.id, ingredient.name), ingredient.name, aliases: [folded])
                .row(for: folded)
        }
    }
}
