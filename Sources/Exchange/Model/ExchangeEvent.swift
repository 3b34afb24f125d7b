package import Domain

/// A result of reading a source. Ingredients come before the drinks that use them, and parents before children.
package enum ExchangeEvent: Sendable {
    case format(ExchangeFormat)
    case tag(ExchangeItem<Tag>)
    case glass(ExchangeItem<Glass>)
    case tool(ExchangeItem<Tool>)
    case ingredient(ExchangeItem<Ingredient>)
    case drink(ExchangeItem<Drink>)
    case section(name: String, ExchangeItem<ExchangeValue>)
    case diary(ExchangeItem<DiaryRecord>)
    case failure(ExchangeFailure)
    /// A name in the file that was taken for an ingredient of another name; once per name.
    case understood(name: String, as: Identifier<Ingredient>, ExchangePlace)
    case warning(ExchangeWarning)
    /// Bytes read so far, and in total; for an archive, of the unpacked files.
    case progress(done: Int, total: Int)
}
