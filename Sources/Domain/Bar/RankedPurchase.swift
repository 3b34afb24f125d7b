/// What one more thing in the bar would do, with what its place in the ranking goes by.
public struct RankedPurchase: Hashable, Sendable, Identifiable {
    /// What it would do.
    public let suggestion: PurchaseSuggestion
    /// How the drinks it opens lie to the member's taste, −1…1; nil where that was not asked or nothing is known.
    public let taste: Double?
    /// The lowest price the member noted for it or for something below it; nil where there is none.
    public let price: Double?

    /// Makes a purchase.
    public init(suggestion: PurchaseSuggestion, taste: Double? = nil, price: Double? = nil) {
        self.suggestion = suggestion
        self.taste = taste
        self.price = price
    }

    /// A thing is suggested once.
    public var id: Identifier<Ingredient> { suggestion.ingredient }
}
