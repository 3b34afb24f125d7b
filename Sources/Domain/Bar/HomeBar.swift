/// A member's bar and everything derived from it: drinks to make, drinks one ingredient away, purchases. All screens
/// and commands of one member share one instance. It reads on first use and updates itself with each change made
/// through it. Call `reload` after an undo, an import, or a change by another program.
package final class HomeBar: Sendable {
    /// The member who uses the bar, which is their own or one shared with them.
    package let profile: Identifier<Profile>
    let store: HomeBarStore
    let writer: HomeBarWriter

    package init(
        profile: Identifier<Profile>, repository: any BarRepository, source: any RecipeIndexSource,
        preferences: (any BarPreferencesRepository)? = nil
    ) {
        self.profile = profile
        store = HomeBarStore {
            HomeBarState(
                try await source.recipeIndex(),
                preferences: try await preferences?.preferences(of: profile) ?? BarPreferences(),
                inventory: try await repository.inventory(of: profile))
        }
        writer = HomeBarWriter(profile: profile, repository: repository, preferences: preferences, store: store)
    }

    package func host() async throws -> BarSharer? { try await store.read { $0.host } }

    /// Everything in the bar, sorted by id, including empty bottles.
    package func bottles() async throws -> [Bottle] {
        try await store.read { $0.bottles.values.sorted { $0.ingredient < $1.ingredient } }
    }

    package func graph() async throws -> IngredientGraph { try await store.read { $0.matcher.graph } }

    package func preferences() async throws -> BarPreferences { try await store.read { $0.preferences } }

    package func reload() async throws { try await store.reload() }

    package func preview(_ change: BarChange) async throws -> BarOutcome {
        try await store.read { state in
            var trial = state
            return trial.apply(change)
        }
    }

    @discardableResult
    package func apply(_ change: BarChange) async throws -> BarOutcome {
        try await writer.write { [repository = writer.repository, profile] inventory in
            ((), try await repository.change(change, of: profile, inBarOf: inventory.host?.id ?? profile))
        }.bar
    }

    /// Applies a change decided on while the bar of `owner` was shown; nil for the member's own. Throws
    /// `BarSharingProblem.isAnotherBar`, and changes nothing, if another bar is in use by now.
    @discardableResult
    package func apply(_ change: BarChange, seenInBarOf owner: Identifier<Profile>?) async throws -> BarOutcome {
        try await writer.write(inBarOf: owner) { _ in change }.bar
    }

    /// Runs a step that also changes the bar; `step` writes to the repository and returns its changes there.
    package func apply<Answer: Sendable>(
        through step: @escaping @Sendable () async throws -> (Answer, BarChange)
    ) async throws -> (answer: Answer, bar: BarOutcome) {
        try await writer.write { _ in try await step() }
    }

    /// Runs a step that may change bottles without returning which.
    package func rereading<Answer: Sendable>(
        _ step: @escaping @Sendable () async throws -> Answer
    ) async throws -> Answer {
        try await writer.write { [repository = writer.repository, profile] inventory -> (Answer, BarChange) in
            let answer = try await step()
            let present = try await repository.inventory(of: profile)
            // Another program may have switched bars.
            guard present.host?.id == inventory.host?.id else { return (answer, BarChange()) }
            return (answer, BarChange(added: Array(Set(present.bottles).subtracting(inventory.bottles))))
        }.answer
    }

    /// Changes one bottle, passed in its state at that time, like `apply(_:seenInBarOf:)`; nil if the bottle is gone.
    @discardableResult
    package func change(
        _ ingredient: Identifier<Ingredient>, seenInBarOf owner: Identifier<Profile>?,
        _ change: @escaping @Sendable (Bottle) -> BarChange
    ) async throws -> BarOutcome? {
        let (isFound, outcome) = try await writer.write(inBarOf: owner) { inventory in
            inventory.bottles.first { $0.ingredient == ingredient }.map(change)
        }
        return isFound ? outcome : nil
    }

    /// Changes staples and substitutions, passed in their state at that time; no difference adds no undo step.
    package func changePreferences(_ change: @escaping @Sendable (inout BarPreferences) -> Void) async throws {
        try await writer.writePreferences(change)
    }

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
