package import Domain

/// A result of reading a source, one after another. Ingredients come before the drinks that use them, and parents
/// before children.
package enum ExchangeEvent: Sendable {
    /// The format of the file that follows.
    case format(ExchangeFormat)
    /// A new tag.
    case tag(ExchangeItem<Tag>)
    case glass(ExchangeItem<Glass>)
    case tool(ExchangeItem<Tool>)
    case ingredient(ExchangeItem<Ingredient>)
    case drink(ExchangeItem<Drink>)
    /// A record of another section of our own format.
    case section(name: String, ExchangeItem<ExchangeValue>)
    /// A row of another program's diary.
    case diary(ExchangeItem<DiaryRecord>)
    /// A record that could not be read.
    case failure(ExchangeFailure)
    /// A name of the file that is none of the ingredient's own was taken for it; once a name.
    case understood(name: String, as: Identifier<Ingredient>, ExchangePlace)
    /// Something that was interpreted or left out.
    case warning(ExchangeWarning)
    /// Bytes read so far, and in total; for an archive, of the unpacked files.
    case progress(done: Int, total: Int)
}
