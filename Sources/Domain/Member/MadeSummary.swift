package struct MadeSummary: Hashable, Sendable, Identifiable {
    package let drink: Identifier<Drink>
    /// At least 1.
    package let count: Int
    package let last: MadeEntry
    /// The mean of all ratings, 0.5…5; nil if never rated.
    package let averageRating: Double?

    package init(drink: Identifier<Drink>, count: Int, last: MadeEntry, averageRating: Double?) {
        self.drink = drink
        self.count = count
        self.last = last
        self.averageRating = averageRating
    }

    package var id: Identifier<Drink> { drink }
}
