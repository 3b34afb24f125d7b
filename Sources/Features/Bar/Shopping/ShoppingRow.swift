import Domain

struct ShoppingRow: Equatable, Sendable {
    let id: Identifier<ShoppingItem>
    let ingredient: Identifier<Ingredient>?
    let name: String
    /// The quantity as a shop sells it: `2 x 700 ml`, `3`; empty if it is sold in another way.
    let buy: String
    /// The quantity that recipes need.
    let needed: String
    /// The names of the drinks it is for.
    let drinks: String
    let isDone: Bool
}
