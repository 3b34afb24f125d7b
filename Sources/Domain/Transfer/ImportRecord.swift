/// What a reader brings, one after the other: ingredients before the drinks that name them, parents before what stands
/// below them.
public enum ImportRecord: Sendable {
    /// The format of the file that is read next.
    case format(ExchangeFormat)
    /// A tag nobody knows yet.
    case tag(Tag)
    /// An ingredient.
    case ingredient(Ingredient, ImportPlace)
    /// A recipe.
    case drink(Drink, ImportPlace)
    /// A record of what a member keeps: a bottle, an entry of the log.
    case personal(section: String, PersonalRecord, ImportPlace)
    /// A record that could not be read.
    case failure(ImportFailure)
    /// Something that was understood in its own way, with its file and record.
    case warning(String)
    /// Bytes read so far, of so many.
    case progress(done: Int, total: Int)
}
