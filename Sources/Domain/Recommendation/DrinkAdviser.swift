/// Recommends drinks and finds similar ones for one member. Copies share the space of drinks, which is computed off the
/// main actor when first needed; call `reload` after an import. The bar, marks and log are read each time.
package struct DrinkAdviser: Sendable {
    private let space: LoadedOnce<DrinkSpace>
    private let bar: HomeBar
    private let taste: MemberTaste

    /// Reads nothing before the first request.
    package init(source: any DrinkFeatureSource, bar: HomeBar, taste: MemberTaste) {
        space = LoadedOnce {
            let contents = try await source.drinkFeatures()
            return DrinkSpace(contents.drinks, graph: contents.graph)
        }
        self.bar = bar
        self.taste = taste
    }

    package var isReady: Bool { get async { await space.value != nil } }

    /// - Parameter kept: drinks to recommend again, in this order; empty to choose anew.
    package func recommendations(_ limit: Int, kept: [Identifier<Drink>] = []) async throws -> DrinkAdvice {
        let evidence = try await taste.evidence()
        let recommender = Recommender(try await space())
        let drinks = recommender.recommend(
            limit, for: evidence, bar: try await bar.makeableIndex(), options: RecommendationOptions(kept: kept))
        return DrinkAdvice(
            drinks: drinks, isCold: TasteProfile(evidence, in: recommender.space).isEmpty,
            triedCount: evidence.drinks.values.count { $0.isTried })
    }

    /// Returns how well drinks match the taste, −1…1, without unknown drinks; empty if no taste is known.
    package func tastes(of ids: [Identifier<Drink>]) async throws -> [Identifier<Drink>: Double] {
        guard !ids.isEmpty else { return [:] }
        let evidence = try await taste.evidence()
        guard evidence.drinks.values.contains(where: { $0.weight != 0 }) else { return [:] }
        let profile = TasteProfile(evidence, in: try await space())
        guard !profile.isEmpty else { return [:] }
        var tastes: [Identifier<Drink>: Double] = [:]
        for id in ids where tastes[id] == nil { tastes[id] = profile.cosine(with: id) }
        return tastes
    }

    package func similar(to id: Identifier<Drink>, limit: Int) async throws -> [SimilarDrink] {
        SimilarDrinks(try await space())(to: id, limit: limit)
    }

    /// Drops the cached space; the next request reads again.
    package func reload() async { await space.drop() }
}

package struct DrinkAdvice: Hashable, Sendable {
    /// Best first.
    package let drinks: [Recommendation]
    package let isCold: Bool
    package let triedCount: Int
}

package protocol DrinkFeatureSource: Sendable {
    /// Reads everything from one consistent snapshot.
    func drinkFeatures() async throws -> DrinkFeatureContents
}

package struct DrinkFeatureContents: Sendable {
    /// In the order of the matcher's table, if there is one.
    package let drinks: [DrinkFeatures]
    package let graph: IngredientGraph

    package init(drinks: [DrinkFeatures], graph: IngredientGraph) {
        self.drinks = drinks
        self.graph = graph
    }
}

package struct MemberTaste: Sendable {
    private let marks: any DrinkMarkRepository
    private let log: any MadeLogRepository
    private let profile: Identifier<Profile>
    private let clock: any WallClock

    package init(
        marks: any DrinkMarkRepository, log: any MadeLogRepository, profile: Identifier<Profile>, clock: any WallClock
    ) {
        self.marks = marks
        self.log = log
        self.profile = profile
        self.clock = clock
    }

    package func evidence() async throws -> TasteEvidence {
        try await Self.evidence(of: profile, marks, log, now: clock.now())
    }

    static func evidence(
        of profile: Identifier<Profile>, _ marks: any DrinkMarkRepository, _ log: any MadeLogRepository, now: Int64
    ) async throws -> TasteEvidence {
        var evidence = TasteEvidence()
        for drink in try await marks.all(.saved, for: profile).keys { evidence[drink].isSaved = true }
        for drink in try await marks.all(.tried, for: profile).keys { evidence[drink].isTried = true }
        let values = try await log.memberValues(of: profile)
        for (drink, moment) in values.made {
            // Treat a time in the future as now.
            evidence[drink].daysSinceMade = Double(max(0, now.seconds(since: moment))) / 86_400
        }
        for (drink, rating) in values.ratings { evidence[drink].rating = rating }
        for (drink, rating) in try await marks.ratings(of: profile) { evidence[drink].rating = rating.stars }
        return evidence
    }
}
