import Domain

struct PurchaseRow: Equatable, Sendable {
    let ingredient: Identifier<Ingredient>
    let name: String
    /// The number of drinks it unlocks: `+9`.
    let opens: String
    /// The number of drinks it brings within one ingredient: `+14`; empty if not calculated.
    let brings: String
    /// The lowest noted price; empty if there is none.
    let price: String
    /// The names of the drinks it unlocks.
    let drinks: String
    /// The names of purchases with the same effect; empty if there are none.
    let alternatives: String
    let unlocks: [Identifier<Drink>]
}
