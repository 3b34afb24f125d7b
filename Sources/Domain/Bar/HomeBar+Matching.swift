/// Which drinks the bar can make, and what would add to them.
extension HomeBar {
    /// How the bar matches a recipe.
    package func match(_ drink: Drink) async throws -> DrinkMatch {
        try await store.read { $0.matcher.match(drink, in: $0.contents) }
    }

    /// How many ingredients each of these drinks lacks; unknown drinks are left out.
    package func away(of ids: [Identifier<Drink>]) async throws -> [Identifier<Drink>: Int] {
        try await store.read { $0.away(of: ids) }
    }

    /// What the bar has of these drinks and what it lacks; unknown drinks are left out.
    package func reach(of ids: [Identifier<Drink>]) async throws -> [Identifier<Drink>: BarReach] {
        try await store.read { $0.reach(of: ids) }
    }

    /// The drinks that can be made now, by name in a language.
    package func makeable(by language: Language = .english) async throws -> [Identifier<Drink>] {
        try await store.read { $0.index.makeable(by: language) }
    }

    /// The drinks that can be made now and may use this, by name: a candidate still has to be matched.
    package func makeable(
        using ingredient: Identifier<Ingredient>, by language: Language
    ) async throws -> [Identifier<Drink>] {
        try await store.read { $0.index.makeable(using: ingredient, by: language) }
    }

    /// How many drinks can be made now.
    package func makeableCount() async throws -> Int { try await store.read { $0.index.makeableCount } }

    /// How many recipes there are.
    package func recipeCount() async throws -> Int { try await store.read { $0.index.recipes.count } }

    /// The positions in the list by name, ascending, of the drinks that lack at most `limit` ingredients.
    package func positions(awayAtMost limit: Int, by language: Language) async throws -> [Int] {
        try await store.read { $0.index.positions(awayAtMost: limit, by: language) }
    }

    /// How many ingredients each drink lacks, by its position in the list by name; `Int.max` for a position without a
    /// drink.
    package func missingCounts(by language: Language) async throws -> [Int] {
        try await store.read { $0.index.missingCounts(by: language) }
    }

    /// The drinks that lack exactly one ingredient, grouped by it: the largest group first, then by id.
    package func oneAway() async throws -> [OneAwayGroup] { try await store.read { $0.index.oneAway() } }

    /// The kinds whose purchase does most, at most `limit`; `withTies` adds what does as much as the last of them.
    package func buyNext(limit: Int, withTies: Bool = false) async throws -> [PurchaseSuggestion] {
        try await store.read { $0.index.buyNext(limit: limit, withTies: withTies) }
    }

    /// What one more ingredient would do; nothing where it is there already.
    package func effect(ofAdding ingredient: Identifier<Ingredient>) async throws -> PurchaseSuggestion {
        try await store.read { $0.index.effect(ofAdding: ingredient) }
    }

    /// How many more drinks could be made with all of these in the bar.
    package func unlockedCount(byAdding ids: [Identifier<Ingredient>]) async throws -> Int {
        try await store.read { state in
            var trial = state.index
            for id in ids { _ = trial.set(id, isInBar: true) }
            return trial.makeableCount - state.index.makeableCount
        }
    }

    /// The kinds that most recipes ask for, the commonest first, without staples.
    package func commonest(limit: Int) async throws -> [Identifier<Ingredient>] {
        try await store.read { $0.index.commonest(limit: limit) }
    }

    /// Everything counted over all recipes, as it is now. Release it soon: while it is held, the next change of the bar
    /// copies it.
    package func makeableIndex() async throws -> MakeableIndex { try await store.read { $0.index } }

    /// The matcher and what it finds in the bar.
    package func matching() async throws -> (matcher: Matcher, contents: BarContents) {
        try await store.read { ($0.matcher, $0.contents) }
    }
}
