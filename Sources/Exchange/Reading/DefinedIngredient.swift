/// An ingredient that has a record of its own in a file of another program.
struct DefinedIngredient {
    let foreign: ForeignIngredient
    let place: ExchangePlace

    /// What other records call it.
    var key: String { foreign.id ?? foreign.name }
}
