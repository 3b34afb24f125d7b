/// Recommends drinks and finds similar ones, for one member.
///
/// All screens and commands of one member share one. The space of drinks is computed off the main actor when first
/// needed; after an import call `reload`. Bar, marks and log are read each time.
package actor DrinkAdviser {
    private let source: any DrinkFeatureSource
    private let bar: HomeBar
    private let taste: MemberTaste
    private var loading: (number: Int, task: Task<DrinkSpace, any Error>)?
    private var loadCount = 0
    private var space: DrinkSpace?

    /// Nothing is read before the first question.
    package init(source: any DrinkFeatureSource, bar: HomeBar, taste: MemberTaste) {
        self.source = source
        self.bar = bar
        self.taste = taste
    }

    /// Whether the space is ready, so that a question need not compute it first.
    package var isReady: Bool { space != nil }

    /// The best recommendations first, and whether anything is known of the member's taste.
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

    /// The scores of some drinks; unknown drinks are left out.
    package func scores(
        of ids: [Identifier<Drink>]
    ) async throws -> [Identifier<Drink>: RecommendationScore] {
        let evidence = try await taste.evidence()
        return Recommender(try await loaded()).scores(of: ids, for: evidence, bar: try await bar.makeableIndex())
    }

    /// How well some drinks match the member's taste, −1…1; unknown drinks are left out, and all of them if nothing is
    /// known of the taste.
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

    /// The most similar drinks, without the drink itself.
    package func similar(
        to id: Identifier<Drink>, limit: Int, options: RecommendationOptions = RecommendationOptions()
    ) async throws -> [SimilarDrink] {
        SimilarDrinks(try await loaded())(to: id, limit: limit, options: options)
    }

    /// Drops what was read; the next question reads again.
    package func reload() {
        space = nil
        loading = nil
    }

    /// Joins a reading that is under way.
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
