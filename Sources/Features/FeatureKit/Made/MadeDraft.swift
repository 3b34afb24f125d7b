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
