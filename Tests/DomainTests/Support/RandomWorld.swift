import Domain
import TestSupport

/// A catalogue and a bar generated from a seed: a tree of kinds and brands, parts, stand-ins, exact and optional lines.
/// Now and then it contains bad data on purpose: cycles, unknown ids, an ingredient twice in a recipe.
struct RandomWorld {
    let catalogue: Catalogue
    let preferences: BarPreferences
    let ids: [Identifier<Ingredient>]
    var random: SplitMix64

    init(seed: UInt64, ingredients count: Int = 40, drinks drinkCount: Int = 60) {
        var random = SplitMix64(seed: seed)
        let ids = (0..<count).map { Identifier<Ingredient>("i\($0)") }
        let ghosts: [Identifier<Ingredient>] = ["ghost-a", "ghost-b"]
        func any() -> Identifier<Ingredient> {
            (random.chance(2) ? ghosts.randomElement(using: &random) : ids.randomElement(using: &random)) ?? "i0"
        }
        let ingredients = ids.enumerated().map { number, id in
            let isRoot = number < 6 || random.chance(15)
            // Mostly upwards; sometimes anywhere, which may close a cycle.
            let parent = isRoot ? nil : random.chance(4) ? any() : ids[Int.random(in: 0..<number, using: &random)]
            let parts = random.chance(25) ? (0..<Int.random(in: 1...3, using: &random)).map { _ in any() } : []
            return ingredient(id, under: parent, brand: random.chance(40), parts: parts, staple: random.chance(4))
        }
        func pairs(_ count: Int) -> [Substitution] {
            (0..<count).map { _ in Substitution(ingredient: any(), standIn: any()) }
        }
        let drinks = (0..<drinkCount).map { number in
            let lines = (0..<Int.random(in: 0...6, using: &random)).map { _ in
                line(
                    any(), optional: random.chance(15), exact: random.chance(15),
                    or: random.chance(30) ? (0..<Int.random(in: 1...2, using: &random)).map { _ in any() } : [])
            }
            return drink(Identifier("d\(number)"), lines)
        }
        catalogue = Catalogue(drinks: drinks, ingredients: ingredients, substitutions: pairs(6))
        preferences = BarPreferences(staples: random.chance(50) ? [any()] : [], substitutions: pairs(4))
        self.ids = ids + ghosts
        self.random = random
    }

    /// A bottle of anything, empty now and then.
    mutating func bottle() -> Bottle {
        Bottle(
            ingredient: ids.randomElement(using: &random) ?? "i0",
            level: [nil, .empty, .low, .full].randomElement(using: &random) ?? nil)
    }
}
