/// A suggested purchase, with the values that decide its rank.
public struct RankedPurchase: Hashable, Sendable, Identifiable {
    /// What it would do.
    public let suggestion: PurchaseSuggestion
    /// How well the drinks it unlocks match the member's taste, −1…1; nil if unknown.
    public let taste: Double?
    /// The lowest price the member noted for it or for something below it in the tree; nil if there is none.
    public let price: Double?

    /// Memberwise.
    public init(suggestion: PurchaseSuggestion, taste: Double? = nil, price: Double? = nil) {
        self.suggestion = suggestion
        self.taste = taste
        self.price = price
    }

    /// The ingredient; it is suggested only once.
    public var id: Identifier<Ingredient> { suggestion.ingredient }
}
