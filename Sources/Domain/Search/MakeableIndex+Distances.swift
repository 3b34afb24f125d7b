extension MakeableIndex {
    /// Returns how many ingredients each drink lacks, by position in the list by name; `Int.max` for a position without
    /// a drink.
    package func missingCounts(by language: Language) -> [Int] {
        var missingCounts = [Int](repeating: .max, count: table.recipes.count)
        for recipe in table.recipes.indices {
            let position = table.position(of: recipe, by: language)
            if missingCounts.indices.contains(position) { missingCounts[position] = away(ofRecipe: recipe) }
        }
        return missingCounts
    }
}
