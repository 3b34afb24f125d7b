/// Searches works, characters, drinks, ingredients and members at once, best first.
public struct SearchEverything: Sendable {
    private let search: any SearchRepository
    private let drinks: any DrinkRepository
    private let ingredients: any IngredientRepository
    private let language: Language
    private let names = SearchableNames()

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

    /// Reads what every search compares with, so that the first letter does not wait for it.
    public func prepare() async throws {
        let near = try await drinks.drinks(in: 0..<Self.mostNear, by: language)
        _ = await names.forms(of: near.map(\.name))
    }

    /// The best hits for a text, at most `limit`. Nothing for a text without letters or digits.
    public func callAsFunction(_ text: String, for reader: Reader, limit: Int) async throws -> SearchAnswer {
        let folded = Folding.folded(text)
        guard !folded.isEmpty, limit > 0 else { return SearchAnswer() }
        let found = try await search.worksAndCharacters(
            matching: text, SearchFilter(), for: reader, limit: limit)
        var rows = found.rows
        let poured = try await drinkRows(text, folded)
        rows += poured
        if poured.isEmpty, rows.count(where: { $0.quality < .typo }) < Self.enough {
            rows += try await nearDrinks(folded)
        }
        rows += try await ingredientRows(text, folded, limit: limit)
        rows += try await search.members(matching: text, limit: limit)
        rows.sort { $0.precedes($1) }
        // A typing mistake is only forgiven where hardly anything answers without one.
        if rows.count(where: { $0.quality < .typo }) >= Self.enough { rows.removeAll { $0.quality == .typo } }
        return SearchAnswer(rows: Array(rows.prefix(limit)), hasMore: found.hasMore || rows.count > limit)
    }

    /// So many answers without a typing mistake are enough.
    public static let enough = 5
    /// So many drinks are looked at; more answer only to a text too short to mean one.
    private static let most = 300

    private func drinkRows(_ text: String, _ folded: String) async throws -> [FoundRow] {
        let positions = try await drinks.positions(matching: text, by: language).prefix(Self.most)
        guard let first = positions.min(), let last = positions.max() else { return [] }
        var found: [DrinkSummary] = []
        if last - first < Self.mostNear {
            // One look at all between is cheaper than one for each.
            let all = try await drinks.drinks(in: first..<last + 1, by: language)
            found = positions.compactMap { all.indices.contains($0 - first) ? all[$0 - first] : nil }
        } else {
            for position in positions { found += try await drinks.drinks(in: position..<position + 1, by: language) }
        }
        return await rows(found.map { ($0.name, .drink($0)) }, folded)
    }

    /// Drinks whose Korean name in letters answers, or whose name does over a typing mistake; of the first
    /// `mostNear` by name, since nothing indexes these.
    private func nearDrinks(_ folded: String) async throws -> [FoundRow] {
        guard folded.unicodeScalars.count >= 3 else { return [] }
        let mistakes = TypingMistakes(folded)
        let near = try await drinks.drinks(in: 0..<Self.mostNear, by: language)
        return zip(near, await names.forms(of: near.map(\.name))).compactMap { drink, forms in
            if let plain = Self.best(forms, folded) {
                return FoundRow(hit: .drink(drink), quality: plain.quality, name: plain.name)
            }
            guard let mistakes else { return nil }
            let near = forms.compactMap { form in form.mistakes(mistakes).map { "\($0)\(form.folded)" } }.min()
            return near.map { FoundRow(hit: .drink(drink), quality: .typo, name: $0) }
        }
    }

    private static let mostNear = 1_000

    private func ingredientRows(_ text: String, _ folded: String, limit: Int) async throws -> [FoundRow] {
        let found = try await ingredients.ingredients(matching: text, by: language, limit: limit)
        return await rows(found.map { ($0.name, .ingredient($0.id, $0.name)) }, folded)
    }

    private func rows(_ hits: [(name: LocalizedText, hit: SearchHit)], _ folded: String) async -> [FoundRow] {
        zip(hits, await names.forms(of: hits.map(\.name))).map { found, forms in
            // What an alias answers to stands inside the name at best.
            let best = Self.best(forms, folded) ?? (.inside, forms.first?.folded ?? "")
            return FoundRow(hit: found.hit, quality: best.quality, name: best.name)
        }
    }

    /// The form that answers best.
    private static func best(_ forms: [SearchableName], _ folded: String) -> (quality: SearchQuality, name: String)? {
        forms.compactMap { form in form.quality(for: folded).map { ($0, form.folded) } }.min { $0 < $1 }
    }
}
