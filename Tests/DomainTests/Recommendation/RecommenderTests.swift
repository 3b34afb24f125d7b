import Testing

@testable import Domain

struct RecommenderTests {
    private let recommender = Recommender(DrinkSpace(TasteSamples.catalogue))
    private let threeGinSours = TasteSamples.rated(["bees-knees": 4.5, "gin-sour": 4.5, "white-lady": 4.5])

    private func median(_ values: some Sequence<Double>) -> Double {
        let sorted = values.sorted()
        return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
    }

    @Test func `after three gin sours another gin sour is among the first three`() {
        let first = recommender.recommend(3, for: threeGinSours).map(\.drink)
        #expect(!TasteSamples.ginSours.subtracting(threeGinSours.drinks.keys).isDisjoint(with: first))
    }

    @Test(arguments: [nil, ["gin", "lemon", "lime", "syrup", "orange-liqueur", "honey-syrup"], ["bourbon"]])
    func `at most two of any five picks share base and technique`(owned: [Identifier<Ingredient>]?) {
        let picks = recommender.recommend(10, for: threeGinSours, bar: owned.map(TasteSamples.bar))
            .compactMap { TasteSamples.drink($0.drink) }
        #expect(picks.count == 10)
        for start in 0...5 {
            let kinds = Dictionary(grouping: picks[start..<start + 5]) { "\($0.base) \($0.techniques)" }
            #expect(kinds.values.allSatisfy { $0.count <= 2 }, "\(picks.map(\.id))")
        }
    }

    @Test func `a drink rated 1 pulls its neighbours below the median`() {
        for evidence in [
            TasteSamples.rated(["gin-sour": 1]),
            TasteSamples.rated(["gin-sour": 1, "boulevardier": 4.5, "moscow-mule": 4]),
        ] {
            let scores = recommender.scores(of: TasteSamples.ids, for: evidence)
            let middle = median(scores.values.map(\.taste))
            for id in ["bees-knees", "london-sour", "whiskey-sour"] as [Identifier<Drink>] {
                #expect(scores[id].map { $0.taste < middle } == true, "\(id)")
            }
        }
    }

    @Test func `a disliked drink is not recommended unless other evidence outweighs it`() {
        let disliked = TasteSamples.rated(["gin-sour": 2.5, "negroni": 5])
        #expect(!recommender.recommend(100, for: disliked).map(\.drink).contains("gin-sour"))
        var saved = disliked
        saved["gin-sour"].isSaved = true
        #expect(recommender.recommend(100, for: saved).map(\.drink).contains("gin-sour"))
    }

    @Test func `the score is 50% taste, 35% bar and 15% novelty`() throws {
        var evidence = TasteSamples.rated(["negroni": 4])
        evidence["negroni"].daysSinceMade = 45
        let scores = recommender.scores(of: ["negroni"], for: evidence, bar: TasteSamples.bar(["gin", "campari"]))
        let score = try #require(scores["negroni"])
        #expect(abs(score.taste - 1) < 0.0001)
        #expect(abs(score.coverage - 2.0 / 3) < 0.0001)
        #expect(score.novelty == 0.5)
        #expect(abs(score.total - (0.5 + 0.35 * 2 / 3 + 0.15 * 0.5)) < 0.0001)
        #expect(RecommendationScore(taste: 1, coverage: 1, novelty: 1).total == 1)
    }

    @Test func `the makeable drink comes first among equally good matches`() {
        let evidence = TasteSamples.rated(["negroni": 5])
        #expect(
            recommender.recommend(1, for: evidence, bar: TasteSamples.bar(["bourbon", "campari", "sweet-vermouth"]))
                .map(\.drink) == ["boulevardier"])
        #expect(
            recommender.recommend(1, for: evidence, bar: TasteSamples.bar(["campari", "sweet-vermouth", "soda"]))
                .map(\.drink) == ["americano"])
    }

    @Test func `options exclude drinks`() {
        let zero = recommender.recommend(
            20, for: threeGinSours, options: RecommendationOptions(hidesAlcohol: true))
        #expect(Set(zero.map(\.drink)) == ["virgin-colada", "shirley-temple", "lime-rickey"])
        let filtered = recommender.recommend(
            20, for: threeGinSours,
            options: RecommendationOptions(leavesOut: ["gimlet"], only: ["gimlet", "martini", "nobody"]))
        #expect(filtered.map(\.drink) == ["martini"])
    }

    @Test func `limits hold and unknown drinks are ignored`() {
        #expect(recommender.recommend(0, for: threeGinSours).isEmpty)
        #expect(recommender.recommend(-1, for: threeGinSours).isEmpty)
        let all = recommender.recommend(1000, for: threeGinSours).map(\.drink)
        #expect(all.count == TasteSamples.ids.count)
        #expect(Set(all).count == all.count)
        var more = threeGinSours
        more["nobody"] = DrinkEvidence(rating: 0.5)
        #expect(recommender.recommend(9, for: more) == recommender.recommend(9, for: threeGinSours))
        #expect(Recommender(DrinkSpace(Catalogue())).recommend(5, for: threeGinSours).isEmpty)
    }

    @Test func `ties are sorted by id`() {
        let twins = (["c", "a", "b", "d"] as [Identifier<Drink>]).map { id in
            DrinkFeatures(
                id: id, base: .gin, techniques: [], shares: [IngredientShare(ingredient: "gin", share: 1)], tags: [],
                meters: DrinkMeters(strength: 2, sugar: 2, level: 1), popularity: Popularity(iba: nil, isClassic: false)
            )
        }
        let recommender = Recommender(DrinkSpace(twins, graph: IngredientGraph()))
        #expect(recommender.recommend(3, for: TasteSamples.rated(["d": 4])).map(\.drink) == ["a", "b", "c"])
        #expect(recommender.recommend(9, for: TasteEvidence()).map(\.drink) == ["a", "b", "c", "d"])
    }
}
