internal import Domain

/// Where staples and stand-ins lead; filled in by the flow.
struct StaplesActions {
    /// Lets the member choose an ingredient, under a title.
    let chooseIngredient: @MainActor (String, @escaping @MainActor (FinderRow) -> Void) -> Void
}
