extension MakeableIndex {
    package var recipes: [Identifier<Drink>] { table.recipes }

    package func makeable(by language: Language) -> [Identifier<Drink>] {
        table.recipes.indices.filter { away(ofRecipe: $0) == 0 }
            .sorted { table.position(of: $0, by: language) < table.position(of: $1, by: language) }
            .map { table.recipes[$0] }
    }

    /// Drinks that are called for more often come first; equals keep their order.
    package func mostAskedFirst(_ drinks: [Identifier<Drink>]) -> [Identifier<Drink>] {
        drinks.enumerated().sorted { left, right in
            let (one, other) = (asked[left.element] ?? 0, asked[right.element] ?? 0)
            return one != other ? one > other : left.offset < right.offset
        }.map(\.element)
    }

    package func positions(awayAtMost limit: Int, by language: Language) -> [Int] {
        table.recipes.indices.filter { away(ofRecipe: $0) <= limit }
            .map { table.position(of: $0, by: language) }
            .sorted()
    }

    package func oneAway() -> [OneAwayGroup] {
        var groups: [Int32: [Identifier<Drink>]] = [:]
        for recipe in table.recipes.indices where away(ofRecipe: recipe) == 1 {
            if let open = requirements.ofRecipe[recipe].first(where: { !isMet($0) }) {
                groups[requirements.ingredients[Int(open)], default: []].append(table.recipes[recipe])
            }
        }
        return groups.map { OneAwayGroup(ingredient: inventory.numbers.ids[Int($0.key)], drinks: $0.value.sorted()) }
            .sorted {
                $0.drinks.count != $1.drinks.count
                    ? $0.drinks.count > $1.drinks.count : $0.ingredient < $1.ingredient
            }
    }

    /// Returns the best purchases, trying every kind that is not in the bar; `withTies` adds all that tie with the last
    /// one, beyond the limit. Ranks by the drinks unlocked now, then by those brought to one away, then by id. Leaves
    /// out kinds without effect.
    package func buyNext(limit: Int, withTies: Bool = false) -> [PurchaseSuggestion] {
        guard limit > 0 else { return [] }
        var trial = self
        var ranked: [(ingredient: Identifier<Ingredient>, unlocks: Int, brings: Int)] = []
        for (number, id) in inventory.numbers.ids.enumerated() where !inventory.numbers.isBrand[number] {
            guard !inventory.isOwned[number] else { continue }
            var unlocks = 0
            var brings = 0
            trial.toggle(id, isInBar: true) { _, before, after in
                if after == 0 { unlocks += 1 }
                if after == 1 && before > 1 { brings += 1 }
            }
            trial.toggle(id, isInBar: false) { _, _, _ in }
            if unlocks + brings > 0 { ranked.append((id, unlocks, brings)) }
        }
        ranked.sort { left, right in
            if left.unlocks != right.unlocks { return left.unlocks > right.unlocks }
            if left.brings != right.brings { return left.brings > right.brings }
            return left.ingredient < right.ingredient
        }
        var count = min(limit, ranked.count)
        while withTies, count < ranked.count, ranked[count].unlocks == ranked[count - 1].unlocks,
            ranked[count].brings == ranked[count - 1].brings
        {
            count += 1
        }
        return ranked.prefix(count).map { trial.tryOut($0.ingredient) }
    }

    /// The number of drinks that name an ingredient directly in a required line.
    package func count(naming ingredient: Identifier<Ingredient>) -> Int {
        guard let number = inventory.numbers.numbers[ingredient] else { return 0 }
        return table.recipes.indices.count { recipe in
            requirements.ofRecipe[recipe].contains { requirements.ingredients[Int($0)] == number }
        }
    }

    /// The effect of adding one ingredient; brands are allowed.
    package func effect(ofAdding ingredient: Identifier<Ingredient>) -> PurchaseSuggestion {
        var trial = self
        return trial.tryOut(ingredient)
    }

    /// An ingredient already in the bar has no effect.
    private mutating func tryOut(_ ingredient: Identifier<Ingredient>) -> PurchaseSuggestion {
        var unlocks: [Identifier<Drink>] = []
        var brings: [Identifier<Drink>] = []
        let recipes = table.recipes
        if let number = inventory.numbers.numbers[ingredient], !inventory.isOwned[Int(number)] {
            toggle(ingredient, isInBar: true) { recipe, before, after in
                if after == 0 { unlocks.append(recipes[recipe]) }
                if after == 1 && before > 1 { brings.append(recipes[recipe]) }
            }
            toggle(ingredient, isInBar: false) { _, _, _ in }
        }
        return PurchaseSuggestion(
            ingredient: ingredient, unlocks: unlocks.sorted(), bringsToOneAway: brings.sorted())
    }
}

package struct MakeableChange: Hashable, Sendable {
    package var unlocked: [Identifier<Drink>] = []
    package var lost: [Identifier<Drink>] = []
}

package struct OneAwayGroup: Hashable, Sendable, Identifiable {
    package let ingredient: Identifier<Ingredient>
    /// The drinks it would complete, sorted by id.
    package let drinks: [Identifier<Drink>]

    package var id: Identifier<Ingredient> { ingredient }
}

package struct PurchaseSuggestion: Hashable, Sendable, Identifiable {
    /// Always a kind, never a brand.
    package let ingredient: Identifier<Ingredient>
    /// The drinks that become possible, sorted by id.
    package let unlocks: [Identifier<Drink>]
    /// The drinks that then lack only one more ingredient, sorted by id.
    package let bringsToOneAway: [Identifier<Drink>]

    package init(
        ingredient: Identifier<Ingredient>, unlocks: [Identifier<Drink>], bringsToOneAway: [Identifier<Drink>]
    ) {
        self.ingredient = ingredient
        self.unlocks = unlocks
        self.bringsToOneAway = bringsToOneAway
    }

    package var id: Identifier<Ingredient> { ingredient }
}
