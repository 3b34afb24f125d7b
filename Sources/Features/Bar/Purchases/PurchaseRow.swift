import Domain

/// Something that is worth buying, every text ready.
struct PurchaseRow: Equatable, Sendable {
    let ingredient: Identifier<Ingredient>
    let name: String
    /// How many drinks it opens, `+9`.
    let opens: String
    /// How many it brings to one away, `+14`; empty where that is not reckoned.
    let brings: String
    /// The lowest price noted for it; empty where there is none.
    let price: String
    /// The drinks it opens, by name.
    let drinks: String
    /// What would do the very same, by name; empty for nothing.
    let alternatives: String
    /// The drinks it opens.
    let unlocks: [Identifier<Drink>]
}
