/// A summary of one drink's entries in the log.
package struct MadeSummary: Hashable, Sendable, Identifiable {
    package let drink: Identifier<Drink>
    /// At least 1.
    package let count: Int
    /// The latest entry.
    package let last: MadeEntry
    /// The mean of all ratings, 0.5…5; nil if it was never rated.
    package let averageRating: Double?

    package init(drink: Identifier<Drink>, count: Int, last: MadeEntry, averageRating: Double?) {
        self.drink = drink
        self.count = count
        self.last = last
        self.averageRating = averageRating
    }

    package var id: Identifier<Drink> { drink }
}
