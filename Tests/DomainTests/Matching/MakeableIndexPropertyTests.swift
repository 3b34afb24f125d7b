import TestSupport
import Testing

@testable import Domain

/// Compares the index with a plain recount by the matcher, over random trees, parts, stand-ins, exact and optional
/// lines.
struct MakeableIndexPropertyTests {
    private struct Recount {
        let away: [Identifier<Drink>: Int]
        let missing: [Identifier<Drink>: [Identifier<Ingredient>]]

        init(_ world: RandomWorld, _ bottles: [Identifier<Ingredient>: Bottle]) {
            let graph = IngredientGraph(ingredients: world.catalogue.ingredients)
            let matcher = Matcher(graph: graph, substitutions: world.catalogue.substitutions)
            let bar = BarContents(bottles: Array(bottles.values), graph: graph, preferences: world.preferences)
            let matches = world.catalogue.drinks.map { ($0.id, matcher.match($0, in: bar)) }
            away = Dictionary(uniqueKeysWithValues: matches.map { ($0, $1.away) })
            missing = Dictionary(uniqueKeysWithValues: matches.map { ($0, $1.missing) })
        }

        var makeable: Set<Identifier<Drink>> { Set(away.filter { $0.value == 0 }.keys) }
    }

    @Test(arguments: 100..<140 as Range<UInt64>)
    func `after every change of a bottle the index equals a recount`(seed: UInt64) {
        var world = RandomWorld(seed: seed)
        var bottles: [Identifier<Ingredient>: Bottle] = [:]
        for _ in 0..<Int.random(in: 0...8, using: &world.random) {
            let bottle = world.bottle()
            bottles[bottle.ingredient] = bottle
        }
        var index = MakeableIndex(
            RecipeIndexContents(world.catalogue), bottles: Array(bottles.values), preferences: world.preferences)
        var before = Recount(world, bottles)
        check(index, before, "seed \(seed), start")
        for step in 0..<60 {
            let bottle = world.bottle()
            let isAdded = bottles[bottle.ingredient] == nil || world.random.chance(30)
            bottles[bottle.ingredient] = isAdded ? bottle : nil
            let change = index.set(bottle.ingredient, isInBar: isAdded && bottle.isInBar)
            let after = Recount(world, bottles)
            check(index, after, "seed \(seed), step \(step)")
            #expect(Set(change.unlocked) == after.makeable.subtracting(before.makeable), "seed \(seed), step \(step)")
            #expect(Set(change.lost) == before.makeable.subtracting(after.makeable), "seed \(seed), step \(step)")
            before = after
        }
    }

    @Test(arguments: 200..<225 as Range<UInt64>)
    func `purchase suggestions equal those of trying every kind`(seed: UInt64) {
        var world = RandomWorld(seed: seed)
        var bottles: [Identifier<Ingredient>: Bottle] = [:]
        for _ in 0..<Int.random(in: 0...20, using: &world.random) {
            let bottle = world.bottle()
            bottles[bottle.ingredient] = bottle
        }
        let now = Recount(world, bottles)
        let graph = IngredientGraph(ingredients: world.catalogue.ingredients)
        let there = BarContents(bottles: Array(bottles.values), graph: graph, preferences: world.preferences).owned
        let tried = world.ids.filter { !graph.isBrand($0) && !there.contains($0) }.map { id in
            var with = bottles
            with[id] = Bottle(ingredient: id)
            let then = Recount(world, with)
            return PurchaseSuggestion(
                ingredient: id, unlocks: then.makeable.subtracting(now.makeable).sorted(),
                bringsToOneAway: then.away.filter { $0.value == 1 && (now.away[$0.key] ?? 0) > 1 }.keys.sorted())
        }
        let expected = tried.filter { !$0.unlocks.isEmpty || !$0.bringsToOneAway.isEmpty }.sorted { left, right in
            if left.unlocks.count != right.unlocks.count { return left.unlocks.count > right.unlocks.count }
            if left.bringsToOneAway.count != right.bringsToOneAway.count {
                return left.bringsToOneAway.count > right.bringsToOneAway.count
            }
            return left.ingredient < right.ingredient
        }
        let index = MakeableIndex(
            RecipeIndexContents(world.catalogue), bottles: Array(bottles.values), preferences: world.preferences)
        #expect(index.buyNext(limit: 1000) == expected, "seed \(seed)")
        #expect(index.buyNext(limit: 3) == Array(expected.prefix(3)), "seed \(seed)")
        check(index, now, "seed \(seed), after trying")
    }

    private func check(_ index: MakeableIndex, _ recount: Recount, _ place: String) {
        #expect(Set(index.makeable(by: .english)) == recount.makeable, "\(place)")
        #expect(index.makeableCount == recount.makeable.count, "\(place)")
        for limit in 0...3 {
            let positions = index.positions(awayAtMost: limit, by: .korean)
            let expected = index.recipes.indices.filter { (recount.away[index.recipes[$0]] ?? 0) <= limit }
            #expect(positions == Array(expected), "\(place), \(limit) away")
        }
        var groups: [Identifier<Ingredient>: [Identifier<Drink>]] = [:]
        for (drink, missing) in recount.missing where missing.count == 1 {
            groups[missing[0], default: []].append(drink)
        }
        let expected = groups.map { OneAwayGroup(ingredient: $0, drinks: $1.sorted()) }.sorted {
            ($1.drinks.count, $0.ingredient) < ($0.drinks.count, $1.ingredient)
        }
        #expect(index.oneAway() == expected, "\(place)")
    }
}
