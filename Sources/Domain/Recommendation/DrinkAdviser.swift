/// Recommends drinks and finds similar ones for one member.
///
/// All screens and commands of a member share one adviser. It computes the space of drinks off the main actor when
/// first needed; call `reload` after an import. It reads the bar, marks and log each time.
package actor DrinkAdviser {
    private let source: any DrinkFeatureSource
    private let bar: HomeBar
    private let taste: MemberTaste
    private var loading: (number: Int, task: Task<DrinkSpace, any Error>)?
    private var loadCount = 0
    private var space: DrinkSpace?

    /// Reads nothing before the first request.
    package init(source: any DrinkFeatureSource, bar: HomeBar, taste: MemberTaste) {
        self.source = source
        self.bar = bar
        self.taste = taste
    }

    package var isReady: Bool { space != nil }

    package func recommendations(
        _ limit: Int, options: RecommendationOptions = RecommendationOptions()
    ) async throws -> DrinkAdvice {
        let evidence = try await taste.evidence()
        let recommender = Recommender(try await loaded())
        let drinks = recommender.recommend(limit, for: evidence, bar: try await bar.makeableIndex(), options: options)
        return DrinkAdvice(
            drinks: drinks, isCold: TasteProfile(evidence, in: recommender.space).isEmpty,
            triedCount: evidence.drinks.values.count { $0.isTried })
    }

    /// Returns the scores of drinks; unknown drinks are left out.
    package func scores(
        of ids: [Identifier<Drink>]
    ) async throws -> [Identifier<Drink>: RecommendationScore] {
        let evidence = try await taste.evidence()
        return Recommender(try await loaded()).scores(of: ids, for: evidence, bar: try await bar.makeableIndex())
    }

    /// Returns how well drinks match the member's taste, −1…1. Unknown drinks are left out; the result is empty if
    /// nothing is known about the taste.
    package func tastes(of ids: [Identifier<Drink>]) async throws -> [Identifier<Drink>: Double] {
        guard !ids.isEmpty else { return [:] }
        let evidence = try await taste.evidence()
        guard evidence.drinks.values.contains(where: { $0.weight != 0 }) else { return [:] }
        let profile = TasteProfile(evidence, in: try await loaded())
        guard !profile.isEmpty else { return [:] }
        var tastes: [Identifier<Drink>: Double] = [:]
        for id in ids where tastes[id] == nil { tastes[id] = profile.cosine(with: id) }
        return tastes
    }

    package func similar(
        to id: Identifier<Drink>, limit: Int, options: RecommendationOptions = RecommendationOptions()
    ) async throws -> [SimilarDrink] {
        SimilarDrinks(try await loaded())(to: id, limit: limit, options: options)
    }

    /// Drops the cached space; the next request reads again.
    package func reload() {
        space = nil
        loading = nil
    }

    /// Joins a read in progress.
    private func loaded() async throws -> DrinkSpace {
        if let space {
            ConsistentReading.note(loadCount, of: self)
            return space
        }
        let number: Int
        let task: Task<DrinkSpace, any Error>
        if let loading {
            (number, task) = loading
        } else {
            loadCount += 1
            number = loadCount
            task = Task { [source] in
                let contents = try await source.drinkFeatures()
                return DrinkSpace(contents.drinks, graph: contents.graph)
            }
            loading = (number, task)
        }
        do {
            let fresh = try await task.value
            if loading?.number == number {
                space = fresh
                loading = nil
            }
            ConsistentReading.note(number, of: self)
            return space ?? fresh
        } catch {
            if loading?.number == number { loading = nil }
            throw error
        }
    }
}
