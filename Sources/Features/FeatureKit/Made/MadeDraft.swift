public import Domain

/// What was typed into the form about a making.
public struct MadeDraft: Hashable, Sendable {
    /// The servings that can be chosen.
    public static let servingSteps: [Double] = [0.5] + (1...99).map(Double.init)
    /// The most evenings back.
    public static let longestAgo = 3_650

    /// How many evenings ago.
    public var evenings: Int
    /// How many servings.
    public var servings: Double
    /// How good it was; nil for not said.
    public var rating: Rating?
    /// What to remember.
    public var note: String
    /// The variant that was made; nil for the drink itself.
    public var variant: Identifier<Drink>?

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
    public init(
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
