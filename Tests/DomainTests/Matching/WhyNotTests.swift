import Testing

@testable import Domain

/// The one cheapest way to a drink that cannot be made.
struct WhyNotTests {
    private static let catalogue: [Ingredient] = [
        shelf("gin", .spirit), shelf("london", .spirit, under: "gin"), shelf("beefeater", .spirit, under: "london"),
        shelf("campari", .liqueur), shelf("aperol", .liqueur), shelf("lime", .fruit),
        shelf("lime-juice", .juice, parts: ["lime"]), shelf("sugar", .sweetener), shelf("water", .mixer, staple: true),
        shelf("simple-syrup", .syrup, parts: ["sugar", "water"], sugar: 61.5),
        shelf("rich-syrup", .syrup, parts: ["sugar", "water"], sugar: 88),
        shelf("white-rum", .spirit, under: "rum"), shelf("rum", .spirit),
        shelf("carta-blanca", .spirit, under: "white-rum"), shelf("havana", .spirit, under: "white-rum"),
        shelf("egg", .egg), shelf("egg-white", .egg, parts: ["egg"]),
    ]

    private static func shelf(
        _ id: Identifier<Ingredient>, _ category: IngredientCategory, under parent: Identifier<Ingredient>? = nil,
        parts: [Identifier<Ingredient>] = [], staple: Bool = false, sugar: Double? = nil
    ) -> Ingredient {
        Ingredient(
            id: id, name: text(id.rawValue), parent: parent, category: category,
            content: IngredientContent(sugar: sugar), parts: parts, isStaple: staple)
    }

    private func way(
        _ lines: [DrinkLine], _ bar: [Identifier<Ingredient>] = [], substitutions: [Substitution] = []
    ) -> PurchasePath? {
        let graph = IngredientGraph(ingredients: Self.catalogue)
        let matcher = Matcher(graph: graph, substitutions: substitutions)
        let known = Dictionary(uniqueKeysWithValues: Self.catalogue.map { ($0.id, $0) })
        return WhyNot(matcher: matcher, ingredients: known)(drink("x", lines), in: BarContents(bar, graph))
    }

    @Test func `a makeable drink has no purchase path`() {
        #expect(way([line("gin")], ["beefeater"]) == nil)
    }

    @Test func `an ingredient without an alternative is bought`() {
        #expect(
            way([line("gin"), line("campari")], ["beefeater"])
                == PurchasePath(steps: [.buy("campari")], purchases: ["campari"]))
    }

    @Test func `syrup is made if its sugar costs less, in the ratio of its sweetness`() {
        #expect(
            way([line("simple-syrup")])
                == PurchasePath(
                    steps: [.make("simple-syrup", from: ["sugar", "water"], ratio: 1)], purchases: ["sugar"]))
        #expect(
            way([line("rich-syrup")])?.steps == [.make("rich-syrup", from: ["sugar", "water"], ratio: 2)])
    }

    @Test func `a lime bought for its juice serves the next line too`() {
        #expect(way([line("lime-juice"), line("lime")])?.purchases == ["lime"])
    }

    @Test func `an ingredient is bought if its part costs the same`() {
        #expect(way([line("egg-white")])?.steps == [.buy("egg-white")])
    }

    @Test func `a substitute is bought only if it costs less`() {
        #expect(way([line("campari", or: ["lime"])])?.steps == [.buyStandIn("lime", for: "campari")])
        #expect(way([line("campari", or: ["aperol"])])?.steps == [.buy("campari")])
        #expect(
            way([line("gin")], substitutions: [Substitution(ingredient: "gin", standIn: "sugar")])?.steps
                == [.buyStandIn("sugar", for: "gin")])
    }

    @Test func `an exact line names a related ingredient in the bar`() {
        #expect(
            way([line("carta-blanca", exact: true)], ["havana"])
                == PurchasePath(steps: [.cousin("havana", for: "carta-blanca")], purchases: []))
        #expect(way([line("carta-blanca", exact: true)], ["beefeater"])?.purchases == ["carta-blanca"])
    }

    @Test func `optional lines are ignored, and a repeated ingredient is bought once`() {
        let found = way([line("gin"), line("gin"), line("lime", optional: true)])
        #expect(found == PurchasePath(steps: [.buy("gin")], purchases: ["gin"]))
    }

    /// Over random catalogues: buying the listed ingredients makes the drink possible, and none of them is superfluous.
    @Test(arguments: [3, 77, 4_711] as [UInt64])
    func `the suggested purchases make the drink possible`(seed: UInt64) {
        var world = RandomWorld(seed: seed)
        let graph = IngredientGraph(ingredients: world.catalogue.ingredients)
        let matcher = Matcher(graph: graph, substitutions: world.catalogue.substitutions)
        let known = Dictionary(
            world.catalogue.ingredients.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let rule = WhyNot(matcher: matcher, ingredients: known)
        var checked = 0
        for _ in 0..<20 {
            let bottles = (0..<8).map { _ in world.bottle() }
            let bar = BarContents(bottles: bottles, graph: graph, preferences: world.preferences)
            for drink in world.catalogue.drinks {
                let isMakeable = matcher.match(drink, in: bar).isMakeable
                guard let way = rule(drink, in: bar) else {
                    #expect(isMakeable)
                    continue
                }
                #expect(!isMakeable)
                #expect(Set(way.purchases).count == way.purchases.count)
                if way.steps.contains(where: { if case .cousin = $0 { true } else { false } }) { continue }
                func canMake(_ extra: [Identifier<Ingredient>]) -> Bool {
                    let more = extra.map { Bottle(ingredient: $0) }
                    // Of two bottles of one ingredient, the non-empty one counts.
                    let rest = bottles.filter { !extra.contains($0.ingredient) }
                    let contents = BarContents(bottles: rest + more, graph: graph, preferences: world.preferences)
                    return matcher.match(drink, in: contents).isMakeable
                }
                #expect(canMake(way.purchases), "\(drink.id) \(way)")
                checked += 1
            }
        }
        #expect(checked > 100)
    }
}
