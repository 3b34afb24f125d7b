/// Something a search found, as its reader may see it.
public enum SearchHit: Hashable, Sendable {
    /// A work.
    case work(WorkSummary)
    /// A character.
    case character(CharacterSummary)
    /// A character of the type asked for that the reader has not dug.
    case someone(work: WorkReference)
    /// A drink.
    case drink(DrinkSummary)
    /// An ingredient.
    case ingredient(Identifier<Ingredient>, LocalizedText)
    /// A member.
    case member(MemberReference)
}
