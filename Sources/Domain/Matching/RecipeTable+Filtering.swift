extension RecipeTable {
    /// The table without the recipes that have no new position by English name, at the new positions.
    func filtered(english: [Int: Int], korean: [Int: Int]) -> RecipeTable {
        var table = RecipeTable(ingredients: ingredients)
        for recipe in recipes.indices {
            guard let position = english[Int(englishPositions[recipe])] else { continue }
            let lines = Array(words[Int(starts[recipe])..<Int(starts[recipe + 1])])
            lines.withUnsafeBufferPointer {
                table.append(
                    recipes[recipe], english: position, korean: korean[Int(koreanPositions[recipe])] ?? position,
                    words: $0)
            }
        }
        return table
    }
}
