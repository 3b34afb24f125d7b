extension MakeableIndex {
    package func commonest(limit: Int) -> [Identifier<Ingredient>] {
        var counts = [Int](repeating: 0, count: inventory.numbers.ids.count)
        for requirement in requirements.ingredients.indices {
            counts[Int(requirements.ingredients[requirement])] += requirements.recipes[requirement].count
        }
        return counts.indices
            .filter { counts[$0] > 0 && !inventory.numbers.isBrand[$0] && !isStaple(inventory.numbers.ids[$0]) }
            .sorted { left, right in
                counts[left] != counts[right]
                    ? counts[left] > counts[right] : inventory.numbers.ids[left] < inventory.numbers.ids[right]
            }
            .prefix(max(0, limit)).map { inventory.numbers.ids[$0] }
    }

    /// The drinks that can be made and have a line the ingredient may match: itself, as a kind, part or substitute.
    package func makeable(using ingredient: Identifier<Ingredient>, by language: Language) -> [Identifier<Drink>] {
        drinks(using: ingredient, lacking: 0, by: language)
    }

    /// The drinks that lack that many ingredients and have a line the ingredient may match, sorted by name.
    package func drinks(
        using ingredient: Identifier<Ingredient>, lacking count: Int, by language: Language
    ) -> [Identifier<Drink>] {
        guard let number = inventory.numbers.numbers[ingredient] else { return [] }
        var reached: Set<Int32> = [number]
        reached.formUnion(inventory.numbers.ancestors[Int(number)])
        for _ in 0..<Matcher.makingDepth {
            let made = inventory.numbers.composites.filter { composite in
                !reached.contains(composite)
                    && inventory.numbers.parts[Int(composite)].contains(where: reached.contains)
            }
            if made.isEmpty { break }
            reached.formUnion(made)
        }
        var recipes: Set<Int> = []
        for thing in reached {
            for requirement in requirements.dependents[Int(thing)] {
                for recipe in requirements.recipes[Int(requirement)] where away(ofRecipe: Int(recipe)) == count {
                    recipes.insert(Int(recipe))
                }
            }
        }
        return recipes.sorted { table.position(of: $0, by: language) < table.position(of: $1, by: language) }
            .map { table.recipes[$0] }
    }
}
