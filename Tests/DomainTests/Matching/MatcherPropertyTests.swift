import Domain
import Testing

struct MatcherPropertyTests {
    @Test(arguments: 0..<40 as Range<UInt64>)
    func `every line matches by the rule that a plain implementation finds`(seed: UInt64) {
        var world = RandomWorld(seed: seed)
        let bottles = (0..<Int.random(in: 0...15, using: &world.random)).map { _ in world.bottle() }
        let graph = IngredientGraph(ingredients: world.catalogue.ingredients)
        let matcher = Matcher(graph: graph, substitutions: world.catalogue.substitutions)
        let bar = BarContents(bottles: bottles, graph: graph, preferences: world.preferences)
        // Of two bottles of one ingredient, a non-empty one is enough for both implementations.
        let plain = PlainMatcher(world.catalogue, world.preferences, bottles: bottles)
        for drink in world.catalogue.drinks {
            let match = matcher.match(drink, in: bar)
            for (line, status) in zip(drink.lines, match.lines) {
                #expect(status.rule == plain.rule(line), "seed \(seed), \(drink.id), \(line.ingredient)")
            }
            #expect(Set(match.missing) == plain.missing(drink), "seed \(seed), \(drink.id)")
            #expect(match.missing.count == Set(match.missing).count)
        }
    }
}

extension LineStatus {
    fileprivate var rule: Int {
        switch self {
        case .exact: 1
        case .kind: 2
        case .substitute(_, .recipe): 3
        case .made: 4
        case .substitute(_, .member): 5
        case .substitute(_, .global): 6
        case .missing: 0
        }
    }
}
