import Testing

@testable import Domain

struct RecommendationReasonTests {
    private let recommender = Recommender(DrinkSpace(TasteSamples.catalogue))

    private func reasons(
        _ id: Identifier<Drink>, _ evidence: TasteEvidence, bar: [Identifier<Ingredient>]? = nil
    ) -> [RecommendationReason] {
        recommender.recommend(
            1, for: evidence, bar: bar.map(TasteSamples.bar), options: RecommendationOptions(only: [id])
        )
        .first?.reasons ?? []
    }

    @Test func `the reasons name the ingredients shared with loved drinks and those missing`() {
        let evidence = TasteSamples.rated(["gin-sour": 4.5, "white-lady": 5, "bees-knees": 4, "pina-colada": 1])
        let reasons = reasons("tom-collins", evidence, bar: ["gin", "lemon", "soda"])
        #expect(
            reasons == [
                .resembles(
                    Resemblance(
                        basis: .loved, drinks: ["gin-sour", "bees-knees", "white-lady"],
                        ingredients: ["gin", "lemon-juice"])),
                .bar(BarReach(has: ["gin", "lemon-juice", "soda"], lacks: ["syrup"])),
            ])
    }

    @Test func `drinks with different ingredients of one kind share the kind once`() throws {
        let reasons = reasons("manhattan", TasteSamples.rated(["old-fashioned": 5]))
        guard case .resembles(let resemblance) = try #require(reasons.first) else {
            Issue.record("\(reasons)")
            return
        }
        #expect(Set(resemblance.ingredients) == ["bitters", "whiskey"])
        #expect(resemblance.drinks == ["old-fashioned"])
    }

    @Test func `tried drinks are the weakest basis, after loved and kept ones`() {
        var evidence = TasteSamples.rated(["daiquiri": 4.5])
        evidence["cuba-libre"].isTried = true
        evidence["gimlet"].daysSinceMade = 200
        let bases = reasons("margarita", evidence).compactMap { reason in
            if case .resembles(let resemblance) = reason { resemblance.basis } else { nil }
        }
        #expect(bases == [.loved, .kept, .tried])
        let tried = TasteEvidence(["negroni": DrinkEvidence(isTried: true)])
        #expect(
            reasons("americano", tried) == [
                .resembles(
                    Resemblance(basis: .tried, drinks: ["negroni"], ingredients: ["campari", "sweet-vermouth"]))
            ])
    }

    @Test func `a disliked taste gives no resemblance, and a drink does not resemble itself`() {
        let evidence = TasteSamples.rated(["pina-colada": 0.5, "martini": 3.5])
        #expect(reasons("virgin-colada", evidence).isEmpty)
        #expect(reasons("martini", TasteSamples.rated(["martini": 5])).isEmpty)
    }

    @Test func `a shared tag alone gives no reason`() {
        #expect(reasons("shirley-temple", TasteSamples.rated(["americano": 5])).isEmpty)
    }

    @Test func `the reach of a bar equals the coverage of the score`() {
        let picks = recommender.recommend(
            30, for: TasteSamples.rated(["negroni": 5]), bar: TasteSamples.bar(["gin", "lemon", "syrup", "rye"]))
        #expect(picks.count == TasteSamples.ids.count)
        for pick in picks {
            guard case .bar(let reach) = pick.reasons.last else {
                Issue.record("\(pick.drink) says nothing of the bar")
                continue
            }
            let count = reach.has.count + reach.lacks.count
            #expect(pick.score.coverage == (count == 0 ? 1 : Double(reach.has.count) / Double(count)))
            #expect(reach.isMakeable == (pick.score.coverage == 1))
        }
    }
}
