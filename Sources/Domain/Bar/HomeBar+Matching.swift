extension HomeBar {
    package func match(_ drink: Drink) async throws -> DrinkMatch {
        try await store.read { $0.matcher.match(drink, in: $0.contents) }
    }

    /// The number of ingredients each drink lacks; unknown drinks are left out.
    package func away(of ids: [Identifier<Drink>]) async throws -> [Identifier<Drink>: Int] {
        try await store.read { $0.away(of: ids) }
    }

    /// The ingredients that the bar has and lacks for each drink; unknown drinks are left out.
    package func reach(of ids: [Identifier<Drink>]) async throws -> [Identifier<Drink>: BarReach] {
        try await store.read { $0.reach(of: ids) }
    }

    /// The drinks that can be made now, sorted by name in a language.
    package func makeable(by language: Language = .english) async throws -> [Identifier<Drink>] {
        try await store.read { $0.index.makeable(by: language) }
    }

    /// The drinks that can be made now: the most called for first, equals by name.
    package func makeableMostAskedFirst(by language: Language) async throws -> [Identifier<Drink>] {
        try await store.read { $0.index.mostAskedFirst($0.index.makeable(by: language)) }
    }

    /// Drinks that can be made now and may use the ingredient, sorted by name; each still has to be matched.
    package func makeable(
        using ingredient: Identifier<Ingredient>, by language: Language
    ) async throws -> [Identifier<Drink>] {
        try await store.read { $0.index.makeable(using: ingredient, by: language) }
    }

    package func makeableCount() async throws -> Int { try await store.read { $0.index.makeableCount } }

    package func recipeCount() async throws -> Int { try await store.read { $0.index.recipes.count } }

    /// Positions in the list by name, ascending, of drinks that lack at most `limit` ingredients.
    package func positions(awayAtMost limit: Int, by language: Language) async throws -> [Int] {
        try await store.read { $0.index.positions(awayAtMost: limit, by: language) }
    }

    /// The number of ingredients each drink lacks, by list position; `Int.max` for a position without a drink.
    package func missingCounts(by language: Language) async throws -> [Int] {
        try await store.read { $0.index.missingCounts(by: language) }
    }

    /// The drinks that lack exactly one ingredient, grouped by it: the largest group first, then by id.
    package func oneAway() async throws -> [OneAwayGroup] { try await store.read { $0.index.oneAway() } }

    /// The purchases with the most effect, at most `limit`; `withTies` adds all that tie with the last.
    package func buyNext(limit: Int, withTies: Bool = false) async throws -> [PurchaseSuggestion] {
        try await store.read { $0.index.buyNext(limit: limit, withTies: withTies) }
    }

    /// The effect of adding one ingredient; empty if the bar already has it.
    package func effect(ofAdding ingredient: Identifier<Ingredient>) async throws -> PurchaseSuggestion {
        try await store.read { $0.index.effect(ofAdding: ingredient) }
    }

    package func unlockedCount(byAdding ids: [Identifier<Ingredient>]) async throws -> Int {
        try await store.read { state in
            var trial = state.index
            for id in ids { _ = trial.set(id, isInBar: true) }
            return trial.makeableCount - state.index.makeableCount
        }
    }

    /// The kinds that most recipes ask for, most common first, then by id; without brands and staples.
    package func commonest(limit: Int) async throws -> [Identifier<Ingredient>] {
        try await store.read { $0.index.commonest(limit: limit) }
    }

    /// The current index. Release it soon: the next change of the bar copies it while it is held.
    package func makeableIndex() async throws -> MakeableIndex { try await store.read { $0.index } }

    /// Millilitres of the bottles as bought, and for each kind above them those of its first bottle by id.
    package func bottleSizes() async throws -> [Identifier<Ingredient>: Double] {
        let graph = try await graph()
        let bottles = try await bottles()
        var sizes: [Identifier<Ingredient>: Double] = [:]
        for bottle in bottles { sizes[bottle.ingredient] = bottle.size }
        for bottle in bottles {
            for kind in graph.ancestors(of: bottle.ingredient) where sizes[kind] == nil { sizes[kind] = bottle.size }
        }
        return sizes
    }

    package func matching() async throws -> (matcher: Matcher, contents: BarContents) {
        try await store.read { ($0.matcher, $0.contents) }
    }
}
