public import Domain

/// What reading a source brings, one after the other. Ingredients come before the drinks that name them, and parents
/// before what stands below them.
public enum ExchangeEvent: Sendable {
    /// The format of the file that is read next.
    case format(ExchangeFormat)
    /// A tag that is not known yet.
    case tag(ExchangeItem<Tag>)
    /// An ingredient.
    case ingredient(ExchangeItem<Ingredient>)
    /// A recipe.
    case drink(ExchangeItem<Drink>)
    /// A record of another section of our own format.
    case section(name: String, ExchangeItem<ExchangeValue>)
    /// A record that could not be read.
    case failure(ExchangeFailure)
    /// Something that was understood in its own way.
    case warning(ExchangeWarning)
    /// Bytes read so far, of so many; the total is that of the files, not of the archive.
    case progress(done: Int, total: Int)
}
