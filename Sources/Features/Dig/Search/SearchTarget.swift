internal import Domain

/// What a row of the search opens.
enum SearchTarget: Hashable, Sendable {
    /// Looks for a word again.
    case word(String)
    case character(DugState)
    case work(Identifier<Work>)
    case drink(Identifier<Drink>)
    case ingredient(Identifier<Ingredient>)
    case member(Identifier<Profile>)
    /// A heading; it opens nothing.
    case heading
}
