/// The required lines of a recipe packed into 32-bit words, as they are stored and counted.
///
/// Each line is a word - bit 0 whether it is exact, bits 1-7 how many substitutes follow, the rest the number of its
/// ingredient - followed by one word per substitute, the number of an ingredient.
package enum RecipeWords {
    /// The most substitutes of a line; more are dropped.
    package static let mostSubstitutes = 127

    /// The words of a drink's required lines.
    package static func words(of drink: Drink, numbers: inout RecipeNumbers) -> [UInt32] {
        var words: [UInt32] = []
        for line in drink.lines where !line.isOptional {
            let substitutes = line.substitutes.prefix(mostSubstitutes)
            words.append(
                numbers.number(of: line.ingredient) << 8 | UInt32(substitutes.count) << 1 | (line.isExact ? 1 : 0))
            for substitute in substitutes { words.append(numbers.number(of: substitute.ingredient)) }
        }
        return words
    }

    /// Unpacks the first word of a line.
    static func line(_ head: UInt32) -> (ingredient: UInt32, isExact: Bool, substitutes: Int) {
        (head >> 8, head & 1 == 1, Int(head >> 1 & 127))
    }
}
