/// A search result, with hidden data masked for its reader.
public enum SearchHit: Hashable, Sendable {
    case work(WorkSummary)
    case character(CharacterSummary)
    /// A character of the type searched for that the reader has not dug.
    case someone(work: WorkReference)
    case drink(DrinkSummary)
    case ingredient(Identifier<Ingredient>, LocalizedText)
    case member(MemberReference)
}
