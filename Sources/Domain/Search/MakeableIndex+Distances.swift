extension MakeableIndex {
    /// How many things each drink lacks, by its position in the list by name; `Int.max` where a position has no drink.
    public func aways(by language: Language) -> [Int] {
        var aways = [Int](repeating: .max, count: table.recipes.count)
        for recipe in table.recipes.indices {
            let position = table.position(of: recipe, by: language)
            if aways.indices.contains(position) { aways[position] = away(ofRecipe: recipe) }
        }
        return aways
    }
}
