/// What a reader produces, one after another: ingredients before the drinks that use them, parents before children.
package enum ImportRecord: Sendable {
    /// The format of the file that follows.
    case format(ExchangeFormat)
    /// A tag that does not exist yet.
    case tag(Tag)
    case glass(Glass)
    case tool(Tool)
    case ingredient(Ingredient, ImportPlace)
    case drink(Drink, ImportPlace)
    /// A record of the member's personal data: a bottle, an entry of the log.
    case personal(section: String, PersonalRecord, ImportPlace)
    /// A row of another program's diary.
    case diary(DiaryRecord, ImportPlace)
    /// A record that could not be read.
    case failure(ImportFailure)
    /// A name of the file that is none of the ingredient's own was taken for it.
    case understood(name: String, as: Identifier<Ingredient>, ImportPlace)
    /// Something that was interpreted or left out.
    case warning(ImportWarning)
    /// Bytes read so far, and in total.
    case progress(done: Int, total: Int)
}
