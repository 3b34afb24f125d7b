struct DefinedIngredient {
    let foreign: ForeignIngredient
    let place: ExchangePlace

    /// The key by which other records refer to it.
    var key: String { foreign.id ?? foreign.name }
}
