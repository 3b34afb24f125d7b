/// Logs a making of a drink, with the ethanol of the bottles matched on that day. An unmatched line counts with the
/// recipe's ingredient, unless it is optional. A time more than a day ahead of the clock counts as now.
package struct MakeDrink: Sendable {
    private let describe: DescribeDrink
    private let log: any MadeLogRepository
    private let profile: Identifier<Profile>
    private let clock: any WallClock
    private let localTime: any LocalTime
    private let calculator: @Sendable () async -> DrinkCalculator
    private var bar: HomeBar?
    private var store: (@Sendable (Making, [Identifier<Ingredient>: Double]) async throws -> (MadeEntry, BarChange))?

    /// Returns a use case that also lowers the bottles whose millilitres the member counts.
    package func lowering(_ bar: HomeBar) -> MakeDrink {
        var copy = self
        copy.bar = bar
        return copy
    }

    /// Returns a use case that marks an order as served in the same step. It throws
    /// `NotFound` for an order that was served before, which is not logged again.
    package func serving(_ order: PartyOrder, in parties: any PartyRepository) -> MakeDrink {
        var copy = self
        copy.store = { [profile] making, poured in
            guard let served = try await parties.serve(order, making: making, pouring: poured, of: profile)
            else { throw NotFound(id: order.id.rawValue) }
            return (served.entry, served.bar)
        }
        return copy
    }

    /// - Parameter calculator: called for each making, since the member may change its settings.
    package init(
        describe: DescribeDrink, log: any MadeLogRepository, profile: Identifier<Profile>, clock: any WallClock,
        localTime: any LocalTime, calculator: @escaping @Sendable () async -> DrinkCalculator = { DrinkCalculator() }
    ) {
        self.describe = describe
        self.log = log
        self.profile = profile
        self.clock = clock
        self.localTime = localTime
        self.calculator = calculator
    }

    /// Returns the entry, and the evening's total for the hint after the second standard drink. `variant` is nil for
    /// the drink itself, `servings` above 0, `madeAt` seconds since 1970 UTC or nil for now. Throws `NotFound` if there
    /// is no such drink or variant.
    @discardableResult
    package func callAsFunction(
        _ drink: Identifier<Drink>, variant: Identifier<Drink>? = nil, servings: Double = 1, rating: Rating? = nil,
        note: String? = nil, at madeAt: Int64? = nil
    ) async throws -> MadeOutcome {
        let recipe = variant ?? drink
        guard let description = try await describe(recipe) else { throw NotFound(id: recipe.rawValue) }
        let serving = await calculator().estimate(
            of: description.drink, contents: description.contents, glassVolume: description.glass?.volume,
            match: description.match)
        let now = clock.now()
        let moment = madeAt.map { $0 > now + Self.day ? now : $0 } ?? now
        let one = Making(
            drink: drink, variant: variant, madeAt: moment, rating: rating, note: note, ethanol: serving.ethanol)
        let (entry, low) = try await add(one.scaled(to: servings), of: description, servings: servings)
        let evening = localTime.dayStart(of: now)
        let isOfThisEvening = moment >= evening
        return MadeOutcome(
            entry: entry, evening: isOfThisEvening ? try await log.total(since: evening, of: profile) : nil, low: low)
    }

    /// Removes entries from the log with what logging them took from the bottles; returns the number of entries.
    package func remove(_ ids: [Identifier<MadeEntry>]) async throws -> Int {
        guard let bar else { return try await log.remove(ids, of: profile).count }
        return try await bar.rereading { [log, profile] in try await log.remove(ids, of: profile).count }
    }

    private func add(
        _ making: Making, of description: DrinkDescription, servings: Double
    ) async throws -> (MadeEntry, low: [Identifier<Ingredient>]) {
        guard let bar else { return (try await log.add(making, of: profile), []) }
        let pours = await calculator().pours(
            of: description.drink, contents: description.contents, glassVolume: description.glass?.volume,
            match: description.match
        ).pours
        var poured: [Identifier<Ingredient>: Double] = [:]
        for pour in pours where description.ingredients[pour.ingredient]?.isCountedInPieces != true {
            poured[pour.ingredient, default: 0] += pour.millilitres * servings
        }
        for (id, pieces) in try await self.pieces(of: description, bar) { poured[id, default: 0] += pieces * servings }
        let (entry, outcome) = try await bar.apply { [store = self.store, log, profile, poured] in
            if let store { return try await store(making, poured) }
            let logged = try await log.add(making, pouring: poured, of: profile)
            return (logged.entry, logged.bar)
        }
        return (entry, outcome.applied.added.filter { $0.level == .low || $0.level == .empty }.map(\.ingredient))
    }

    /// The fruit and eggs of one serving, garnish included.
    private func pieces(
        of description: DrinkDescription, _ bar: HomeBar
    ) async throws -> [Identifier<Ingredient>: Double] {
        var extras = ServedExtras(describe.ingredients)
        let garnish = try await extras.lines(of: description.drink)
        let (matcher, contents) = try await bar.matching()
        let known = description.ingredients.merging(
            try await describe.ingredients.ingredients(garnish.map(\.ingredient))
        ) { first, _ in first }
        let lines =
            Array(zip(description.drink.lines, description.match.lines)).filter { !$0.0.isOptional }
            + garnish.map { ($0, matcher.match($0, in: contents)) }
        return PouredAmounts.amounts(lines, known)
            .filter { known[$0.key]?.isCountedInPieces == true }
    }

    private static let day: Int64 = 86_400
}

package struct MadeOutcome: Hashable, Sendable {
    package let entry: MadeEntry
    /// Everything made this evening, including the entry; nil if the entry belongs to an earlier evening.
    package let evening: MadeTotal?
    /// Counted bottles that are now low or empty.
    package var low: [Identifier<Ingredient>] = []
}
