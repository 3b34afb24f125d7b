import Testing

@testable import Domain

struct ColdStartTests {
    private let recommender = Recommender(DrinkSpace(TasteSamples.catalogue))

    private func sample(
        _ id: Identifier<Drink>, _ lines: [Identifier<Ingredient>], base: BaseSpirit = .gin,
        _ technique: TechniqueKind = .build, iba: IBAGroup? = nil, tags: [Identifier<Domain.Tag>] = []
    ) -> Drink {
        Drink(
            id: id, name: text("d"), summary: text("d"), base: base, lines: lines.map { line($0) }, steps: [],
            techniques: [technique], glass: "glass", serving: .up, tags: tags, iba: iba)
    }

    @Test func `without bar and evidence the best-known drinks come first`() {
        let picks = recommender.recommend(5, for: TasteEvidence())
        // The two Unforgettables, one of them a classic too; a Contemporary; a New Era drink; the first classic by
        // its tag that is not a third shaken gin.
        #expect(picks.map(\.drink) == ["martini", "gimlet", "black-russian", "bees-knees", "daiquiri"])
        #expect(picks.first?.reasons == [.coldStart(Popularity(iba: .unforgettables, isClassic: true))])
        #expect(picks.allSatisfy { (0...1).contains($0.score.total) && $0.score.coverage == 0 })
    }

    @Test func `with a bar makeable drinks come first, then the nearest ones`() {
        let catalogue = Catalogue(
            drinks: [
                sample("far-and-famous", ["x", "y"], base: .rum, iba: .unforgettables, tags: ["classic"]),
                sample("near", ["gin", "x"], base: .wine, tags: ["classic"]),
                sample("near-and-famous", ["gin", "x"], base: .whiskey, iba: .newEra),
                sample("unknown-here", ["gin"], base: .vodka), sample("known-here", ["gin"], tags: ["classic"]),
                sample("famous-here", ["gin"], base: .brandy, iba: .contemporary),
            ], ingredients: [ingredient("gin"), ingredient("x"), ingredient("y")])
        let index = MakeableIndex(RecipeIndexContents(catalogue), bottles: [Bottle(ingredient: "gin")])
        let picks = Recommender(DrinkSpace(catalogue)).recommend(10, for: TasteEvidence(), bar: index)
        #expect(
            picks.map(\.drink) == [
                "famous-here", "known-here", "unknown-here", "near-and-famous", "near", "far-and-famous",
            ])
        #expect(picks.first?.reasons.last == .bar(BarReach(has: ["gin"], lacks: [])))
    }

    @Test func `runs of one kind are broken up, but never by a drink further away`() {
        let sours = (1...4).map { sample(Identifier("a\($0)"), ["gin"], .shake, iba: .unforgettables) }
        let catalogue = Catalogue(
            drinks: sours + [sample("b", ["gin"], base: .rum), sample("c", ["gin", "x"], base: .rum, .stir)],
            ingredients: [ingredient("gin"), ingredient("x")])
        let index = MakeableIndex(RecipeIndexContents(catalogue), bottles: [Bottle(ingredient: "gin")])
        let picks = Recommender(DrinkSpace(catalogue)).recommend(10, for: TasteEvidence(), bar: index)
        #expect(picks.map(\.drink) == ["a1", "a2", "b", "a3", "a4", "c"])
    }

    @Test func `an empty bar is accepted`() {
        let picks = recommender.recommend(5, for: TasteEvidence(), bar: TasteSamples.bar([]))
        #expect(picks.map(\.drink).first == "martini")
        #expect(picks.count == 5)
    }

    @Test func `evidence that cancels out counts as none`() {
        let neutral = recommender.recommend(5, for: TasteSamples.rated(["negroni": 3]))
        #expect(neutral.map(\.drink) == recommender.recommend(5, for: TasteEvidence()).map(\.drink))
        #expect(TasteProfile(TasteSamples.rated(["negroni": 3]), in: recommender.space).isEmpty)
        #expect(!TasteProfile(TasteSamples.rated(["negroni": 4]), in: recommender.space).isEmpty)
    }

    @Test func `a drink ordered more often ranks before any list`() {
        #expect(
            Popularity(iba: .unforgettables, isClassic: true, asked: 15)
                < Popularity(iba: nil, isClassic: false, asked: 90))
        #expect(
            Popularity(iba: nil, isClassic: false, asked: 90) < Popularity(iba: .newEra, isClassic: false, asked: 90))
    }

    @Test func `the IBA group ranks before the classic tag`() {
        let order: [Popularity] = [
            Popularity(iba: nil, isClassic: false), Popularity(iba: nil, isClassic: true),
            Popularity(iba: .newEra, isClassic: false), Popularity(iba: .newEra, isClassic: true),
            Popularity(iba: .contemporary, isClassic: false), Popularity(iba: .contemporary, isClassic: true),
            Popularity(iba: .unforgettables, isClassic: false), Popularity(iba: .unforgettables, isClassic: true),
        ]
        #expect(order == order.reversed().sorted())
    }
}
