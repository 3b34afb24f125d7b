/// A member's bar with everything that follows from it: what can be made, what is one away, what to buy.
///
/// All screens and commands of one member share one; it reads the store when it is first asked and keeps the answers
/// up to date itself. After an undo, an import, or a change by another program, call `reload`.
public actor HomeBar {
    /// Who uses it. The bar is their own, or one that was shared with them.
    public nonisolated let profile: Identifier<Profile>
    private let repository: any BarRepository
    private let source: any RecipeIndexSource
    private let preferences: (any BarPreferencesRepository)?
    private var loading: (number: Int, task: Task<HomeBarState, any Error>)?
    private var loadCount = 0
    private var state: HomeBarState?
    private var lastChange: Task<Void, Never>?

    /// Makes a bar; nothing is read before the first question.
    /// - Parameters:
    ///   - profile: who uses it.
    ///   - repository: keeps the bottles.
    ///   - source: the recipes and the tree.
    ///   - preferences: the member's own staples and substitutes; nil for none.
    public init(
        profile: Identifier<Profile>, repository: any BarRepository, source: any RecipeIndexSource,
        preferences: (any BarPreferencesRepository)? = nil
    ) {
        self.profile = profile
        self.repository = repository
        self.source = source
        self.preferences = preferences
    }

    /// Whose bar it is; nil for the member's own.
    public func host() async throws -> BarSharer? { try await loaded().host }

    /// Everything on the shelf, by id, empty bottles too.
    public func bottles() async throws -> [Bottle] {
        try await loaded().bottles.values.sorted { $0.ingredient < $1.ingredient }
    }

    /// The tree of ingredients.
    public func graph() async throws -> IngredientGraph { try await loaded().matcher.graph }

    /// How the bar meets a recipe.
    public func match(_ drink: Drink) async throws -> DrinkMatch {
        let state = try await loaded()
        return state.matcher.match(drink, in: state.contents)
    }

    /// How many things each of these drinks lacks; drinks nobody knows are left out.
    public func away(of ids: [Identifier<Drink>]) async throws -> [Identifier<Drink>: Int] {
        while state == nil { _ = try await loaded() }
        return state?.away(of: ids) ?? [:]
    }

    /// The drinks that can be made now, by name in a language.
    public func makeable(by language: Language = .english) async throws -> [Identifier<Drink>] {
        try await loaded().index.makeable(by: language)
    }

    /// How many drinks can be made now.
    public func makeableCount() async throws -> Int { try await loaded().index.makeableCount }

    /// The positions in the list by name, ascending, of the drinks that lack at most so many things.
    public func positions(awayAtMost limit: Int, by language: Language) async throws -> [Int] {
        try await loaded().index.positions(awayAtMost: limit, by: language)
    }

    /// How many things each drink lacks, by its position in the list by name; `Int.max` where a position has no drink.
    public func aways(by language: Language) async throws -> [Int] { try await loaded().index.aways(by: language) }

    /// The drinks that lack one thing, by that thing: the largest group first, then by id.
    public func oneAway() async throws -> [OneAwayGroup] { try await loaded().index.oneAway() }

    /// The kinds whose purchase does most, at most `limit`; `withTies` adds what does as much as the last of them.
    public func buyNext(limit: Int, withTies: Bool = false) async throws -> [PurchaseSuggestion] {
        try await loaded().index.buyNext(limit: limit, withTies: withTies)
    }

    /// What one more thing would do; nothing where it is there already.
    public func effect(ofAdding ingredient: Identifier<Ingredient>) async throws -> PurchaseSuggestion {
        try await loaded().index.effect(ofAdding: ingredient)
    }

    /// What the bar has of these drinks and what it lacks; drinks nobody knows are left out.
    public func reach(of ids: [Identifier<Drink>]) async throws -> [Identifier<Drink>: BarReach] {
        while state == nil { _ = try await loaded() }
        return state?.reach(of: ids) ?? [:]
    }

    /// How many drinks more could be made with all of these in the bar.
    public func unlockedCount(byAdding ids: [Identifier<Ingredient>]) async throws -> Int {
        let index = try await loaded().index
        var trial = index
        for id in ids { _ = trial.set(id, isInBar: true) }
        return trial.makeableCount - index.makeableCount
    }

    /// Everything that is counted over all recipes, as it stands now. To be let go soon: while it is held, the next
    /// change of the bar copies it.
    public func makeableIndex() async throws -> MakeableIndex { try await loaded().index }

    /// The matcher and what it finds in the bar.
    public func matching() async throws -> (matcher: Matcher, contents: BarContents) {
        let state = try await loaded()
        return (state.matcher, state.contents)
    }

    /// What a change would do, without making it.
    public func preview(_ change: BarChange) async throws -> BarOutcome {
        var trial = try await loaded()
        return trial.apply(change)
    }

    /// How many recipes there are.
    public func recipeCount() async throws -> Int { try await loaded().index.recipes.count }

    /// The kinds that most recipes ask for, the commonest first; what is always at hand is left out.
    public func commonest(limit: Int) async throws -> [Identifier<Ingredient>] {
        try await loaded().index.commonest(limit: limit)
    }

    /// The drinks that can be made now and may use this, by name: the matcher has the last word on each.
    public func makeable(
        using ingredient: Identifier<Ingredient>, by language: Language
    ) async throws -> [Identifier<Drink>] {
        try await loaded().index.makeable(using: ingredient, by: language)
    }

    /// The member's own staples and stand-ins.
    public func preferences() async throws -> BarPreferences { try await loaded().preferences }

    /// Keeps the member's own staples and stand-ins and answers with them from now on; takes its turn among the changes.
    public func setPreferences(_ preferences: BarPreferences) async throws {
        try await changePreferences { $0 = preferences }
    }

    /// Changes staples and stand-ins as they stand when it is their turn among the changes; nothing changed is no step.
    public func changePreferences(_ change: @escaping @Sendable (inout BarPreferences) -> Void) async throws {
        let previous = lastChange
        let task = Task {
            await previous?.value
            try await self.keepPreferences(change)
        }
        lastChange = Task { _ = await task.result }
        try await task.value
    }

    private func keepPreferences(_ change: @Sendable (inout BarPreferences) -> Void) async throws {
        guard let repository = preferences else { return }
        let state = try await loaded()
        var said = state.preferences
        change(&said)
        guard said != state.preferences else { return }
        try await following { [profile] in
            try await repository.setPreferences(said, of: profile, inBarOf: state.host?.id ?? profile)
        }
        try await reload()
    }

    /// Changes one bottle as it stands when it is its turn among the changes; answers what that did, nil where the bottle
    /// is not there.
    ///
    /// - Parameters:
    ///   - owner: whose bar the bottle was seen in; nil for the member's own.
    ///   - change: what is to become of it.
    /// - Throws: `BarSharingProblem.isAnotherBar` where another bar is used by then; nothing is changed.
    @discardableResult
    public func change(
        _ ingredient: Identifier<Ingredient>, seenInBarOf owner: Identifier<Profile>?,
        _ change: @escaping @Sendable (Bottle) -> BarChange
    ) async throws -> BarOutcome? {
        let (found, outcome) = try await enqueue { [repository, profile] shelf in
            guard shelf.host?.id == owner else { throw BarSharingProblem.isAnotherBar }
            guard let bottle = shelf.bottles.first(where: { $0.ingredient == ingredient }) else {
                return (false, BarChange())
            }
            return (true, try await repository.change(change(bottle), of: profile, inBarOf: owner ?? profile))
        }
        return found ? outcome : nil
    }

    /// Changes the shelf, keeps it, and answers what that did. Changes are carried out one after another.
    @discardableResult
    public func apply(_ change: BarChange) async throws -> BarOutcome {
        try await enqueue { [repository, profile] shelf in
            ((), try await repository.change(change, of: profile, inBarOf: shelf.host?.id ?? profile))
        }.bar
    }

    /// The same, for a change that was thought of while a bar was looked at.
    ///
    /// - Parameter owner: whose bar that was; nil for the member's own.
    /// - Throws: `BarSharingProblem.isAnotherBar` where another bar is used by then; nothing is changed.
    @discardableResult
    public func apply(_ change: BarChange, seenInBarOf owner: Identifier<Profile>?) async throws -> BarOutcome {
        try await enqueue { [repository, profile] shelf in
            guard shelf.host?.id == owner else { throw BarSharingProblem.isAnotherBar }
            return ((), try await repository.change(change, of: profile, inBarOf: owner ?? profile))
        }.bar
    }

    /// Follows a step that changes the shelf among other things, and answers what that did. `step` carries it out in the
    /// store and answers what it changed there; it takes its turn among the changes.
    public func apply<Answer: Sendable>(
        through step: @escaping @Sendable () async throws -> (Answer, BarChange)
    ) async throws -> (answer: Answer, bar: BarOutcome) {
        try await enqueue { _ in try await step() }
    }

    private func enqueue<Answer: Sendable>(
        _ step: @escaping @Sendable (BarInventory) async throws -> (Answer, BarChange)
    ) async throws -> (answer: Answer, bar: BarOutcome) {
        let previous = lastChange
        let task = Task {
            await previous?.value
            return try await self.carryOut(step)
        }
        lastChange = Task { _ = await task.result }
        return try await task.value
    }

    /// Forgets what was read and reads it again.
    public func reload() async throws {
        state = nil
        loading = nil
        _ = try await loaded()
    }

    private func carryOut<Answer: Sendable>(
        _ step: @Sendable (BarInventory) async throws -> (Answer, BarChange)
    ) async throws -> (answer: Answer, bar: BarOutcome) {
        // The bottles alone: who holds the whole state makes the change copy it.
        let seen = try await loaded().shelf
        let (answer, applied) = try await following { try await step(seen) }
        // A reload may have come between; setting what is there already changes nothing.
        while state == nil { _ = try await loaded() }
        return (answer, state?.apply(applied) ?? BarOutcome(applied: applied, makeableBefore: 0, makeableAfter: 0))
    }

    /// Carries out a step on the bar that was looked at. Where another one is used meanwhile, nothing is done and that
    /// one is read.
    private func following<Answer>(_ step: () async throws -> Answer) async throws -> Answer {
        do {
            return try await step()
        } catch BarSharingProblem.isAnotherBar {
            try await reload()
            throw BarSharingProblem.isAnotherBar
        }
    }

    /// The bar as it stands; joins a reading that is under way.
    private func loaded() async throws -> HomeBarState {
        if let state { return state }
        let number: Int
        let task: Task<HomeBarState, any Error>
        if let loading {
            (number, task) = loading
        } else {
            loadCount += 1
            number = loadCount
            task = Task { [profile, repository, source, preferences] in
                let contents = try await source.recipeIndex()
                let said = try await preferences?.preferences(of: profile) ?? BarPreferences()
                let shelf = try await repository.shelf(of: profile)
                return HomeBarState(contents, shelf: shelf, preferences: said)
            }
            loading = (number, task)
        }
        do {
            let fresh = try await task.value
            if loading?.number == number {
                state = fresh
                loading = nil
            }
            return state ?? fresh
        } catch {
            if loading?.number == number { loading = nil }
            throw error
        }
    }
}
