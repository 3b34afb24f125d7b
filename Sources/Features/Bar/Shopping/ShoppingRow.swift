import Domain

/// A row of the shopping list, every text ready.
struct ShoppingRow: Equatable, Sendable {
    let id: Identifier<ShoppingItem>
    let ingredient: Identifier<Ingredient>?
    let name: String
    /// What to take from the shop's shelf: `2 x 700 ml`, `3`; empty where a shop sells it in its own way.
    let buy: String
    /// How much is needed, as recipes count it.
    let needed: String
    /// The drinks it is for, by name.
    let drinks: String
    let isDone: Bool
}
