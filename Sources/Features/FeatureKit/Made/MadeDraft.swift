package import Domain

/// What was typed into the form about a making.
package struct MadeDraft: Hashable, Sendable {
    /// The servings that can be chosen.
    package static let servingSteps: [Double] = [0.5] + (1...99).map(Double.init)
    /// The most evenings back.
    package static let longestAgo = 3_650

    /// How many evenings ago.
    package var evenings: Int
    /// How many servings.
    package var servings: Double
    /// How good it was; nil for not said.
    package var rating: Rating?
    /// What to remember.
    package var note: String
    /// The variant that was made; nil for the drink itself.
    package var variant: Identifier<Drink>?

    /// What is kept of a draft, so many evenings before the day it was kept on.
    private struct Kept: Codable {
        let evenings: Int
        let servings: Double
        let halves: Int?
        let note: String
        let variant: String?
    }

    /// The text it is kept as.
    var text: String {
        DraftText.encode(
            Kept(
                evenings: evenings, servings: servings, halves: rating?.halves, note: note,
                variant: variant?.rawValue))
    }

    /// Reads what was kept; nil for what is none.
    ///
    /// - Parameter days: how many days have passed since: the evening that was meant stays the same.
    init?(text: String, days: Int) {
        guard let kept = DraftText.decode(Kept.self, from: text) else { return nil }
        self.init(
            evenings: min(max(kept.evenings, 0) + max(days, 0), Self.longestAgo), servings: kept.servings,
            rating: kept.halves.flatMap { Rating(halves: $0) }, note: kept.note,
            variant: kept.variant.map { Identifier($0) })
    }

    /// Nothing named is one serving this evening.
    package init(
        evenings: Int = 0, servings: Double = 1, rating: Rating? = nil, note: String = "",
        variant: Identifier<Drink>? = nil
    ) {
        self.evenings = evenings
        self.servings = servings
        self.rating = rating
        self.note = note
        self.variant = variant
    }
}
