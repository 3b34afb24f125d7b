/// Packs the required lines of a recipe into 32-bit words, for storing and counting.
///
/// A line is one word (bit 0: exact; bits 1-7: number of substitutes; the rest: number of its ingredient), followed by
/// one word per substitute, the number of an ingredient.
package enum RecipeWords {
    /// The most substitutes per line; more are dropped.
    package static let mostSubstitutes = 127

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

    static func line(_ head: UInt32) -> (ingredient: UInt32, isExact: Bool, substitutes: Int) {
        (head >> 8, head & 1 == 1, Int(head >> 1 & 127))
    }
}
